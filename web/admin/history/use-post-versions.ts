import { usePostVersionListQuery, type PostVersionListQuery } from '../../generated/admin.ts';
import type { ListPlace } from '../shell/list-pager.tsx';
import { useCursorTrail } from '../shell/use-cursor-trail.ts';

const pageSize = 20;

/** A version of a post as the list shows it. */
export type VersionRow = PostVersionListQuery['postVersions']['edges'][number]['node'];

/** One page of a post's versions, and the ways from it. */
export interface VersionPages extends ListPlace {
  /** Undefined until the first answer. */
  rows: readonly VersionRow[] | undefined;
  /** Number of the current version, wherever the list stands. */
  current: number | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** Pages through the versions of a post, the current one first; the server is asked anew. */
export function usePostVersions(postId: string): VersionPages {
  const trail = useCursorTrail(postId);
  const { data, previousData, loading, error, refetch } = usePostVersionListQuery({
    variables: { postId, first: pageSize, after: trail.after },
    fetchPolicy: 'network-only',
  });
  const shown = data ?? previousData;
  const page = shown?.postVersions;
  const following = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    rows: page?.edges.map(({ node }) => node),
    current: shown?.latest.edges[0]?.node.version,
    totalCount: page?.totalCount ?? 0,
    firstPosition: data ? trail.depth * pageSize + 1 : undefined,
    loading,
    error,
    next: following ? () => trail.forward(following) : undefined,
    previous: trail.depth > 0 ? trail.back : undefined,
    reload: () => void refetch().catch(() => undefined),
  };
}
