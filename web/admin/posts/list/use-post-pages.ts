import { usePostListQuery, type PostListQuery } from '../../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../../shell/list-pages.ts';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';
import { postFilterOf, postOrderOf, type PostListView } from './post-list-view.ts';

export type PostRow = PostListQuery['adminPosts']['edges'][number]['node'];

/** Pages through the posts of a view; only the response to the latest query is used. */
export function usePostPages(view: PostListView): ListPages<PostRow> {
  const filter = postFilterOf(view);
  const order = postOrderOf(view);
  const trail = useCursorTrail(JSON.stringify([filter, order]));
  const answer = usePostListQuery({
    variables: { first: pageSize, after: trail.after, filter, order },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ adminPosts }) => adminPosts);
}
