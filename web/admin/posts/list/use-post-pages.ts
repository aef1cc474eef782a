import { usePostListQuery, type PostListQuery } from '../../../generated/admin.ts';
import type { ListPlace } from '../../shell/list-pager.tsx';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';
import { postFilterOf, postOrderOf, type PostListView } from './post-list-view.ts';

const pageSize = 20;

/** A post as the list shows it. */
export type PostRow = PostListQuery['adminPosts']['edges'][number]['node'];

/** One page of posts, and the ways from it. */
export interface PostPages extends ListPlace {
  /** Undefined until the first answer; while a later one is awaited, the rows before it stay. */
  rows: readonly PostRow[] | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** Pages through the posts that a view shows; only the answer to the latest question counts. */
export function usePostPages(view: PostListView): PostPages {
  const filter = postFilterOf(view);
  const order = postOrderOf(view);
  const trail = useCursorTrail(JSON.stringify([filter, order]));
  const { data, previousData, loading, error, refetch } = usePostListQuery({
    variables: { first: pageSize, after: trail.after, filter, order },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.adminPosts;
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
