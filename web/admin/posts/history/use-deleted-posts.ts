import { useDeletedPostListQuery, type DeletedPostListQuery } from '../../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../../shell/list-pages.ts';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';

/** A deleted post as the list shows it. */
export type DeletedRow = DeletedPostListQuery['deletedPosts']['edges'][number]['node'];

/** Pages through the deleted posts, the last deleted first; the server is asked anew each time. */
export function useDeletedPosts(): ListPages<DeletedRow> {
  const trail = useCursorTrail('');
  const answer = useDeletedPostListQuery({
    variables: { first: pageSize, after: trail.after },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ deletedPosts }) => deletedPosts);
}
