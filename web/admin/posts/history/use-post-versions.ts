import { usePostVersionListQuery, type PostVersionListQuery } from '../../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../../shell/list-pages.ts';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';

export type VersionRow = PostVersionListQuery['postVersions']['edges'][number]['node'];

/** A page of a post's versions, with navigation. */
export interface VersionPages extends ListPages<VersionRow> {
  /** Number of the current version, even if it is on another page. */
  current: number | undefined;
}

/** Pages through the versions of a post, newest first; always loaded from the server. */
export function usePostVersions(postId: string): VersionPages {
  const trail = useCursorTrail(postId);
  const answer = usePostVersionListQuery({
    variables: { postId, first: pageSize, after: trail.after },
    fetchPolicy: 'network-only',
  });
  const latest = (answer.data ?? answer.previousData)?.latest;
  return {
    ...listPages(trail, answer, ({ postVersions }) => postVersions),
    current: latest?.edges[0]?.node.version,
  };
}
