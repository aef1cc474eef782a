import { useDeletedPostListQuery, type DeletedPostListQuery } from '../../generated/admin.ts';
import type { ListPlace } from '../shell/list-pager.tsx';
import { useCursorTrail } from '../shell/use-cursor-trail.ts';

const pageSize = 20;

/** A deleted post as the list shows it. */
export type DeletedRow = DeletedPostListQuery['deletedPosts']['edges'][number]['node'];

/** One page of deleted posts, and the ways from it. */
export interface DeletedPages extends ListPlace {
  /** Undefined until the first answer. */
  rows: readonly DeletedRow[] | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** Pages through the deleted posts, the last deleted first; the server is asked anew each time. */
export function useDeletedPosts(): DeletedPages {
  const trail = useCursorTrail('');
  const { data, previousData, loading, error, refetch } = useDeletedPostListQuery({
    variables: { first: pageSize, after: trail.after },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.deletedPosts;
  const following = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    rows: page?.edges.map(({ node }) => node),
    totalCount: page?.totalCount ?? 0,
    firstPosition: data ? trail.depth * pageSize + 1 : undefined,
    loading,
    error,
    next: following ? () => trail.forward(following) : undefined,
    previous: trail.depth > 0 ? trail.back : undefined,
    reload: () => void refetch().catch(() => undefined),
  };
}
