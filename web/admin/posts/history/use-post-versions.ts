import { usePostVersionListQuery, type PostVersionListQuery } from '../../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../../shell/list-pages.ts';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';

/** A version of a post as the list shows it. */
export type VersionRow = PostVersionListQuery['postVersions']['edges'][number]['node'];

/** One page of a post's versions, and the ways from it. */
export interface VersionPages extends ListPages<VersionRow> {
  /** Number of the current version, wherever the list stands. */
  current: number | undefined;
}

/** Pages through the versions of a post, the current one first; the server is asked anew. */
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
