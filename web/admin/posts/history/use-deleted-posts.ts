import { useDeletedPostListQuery, type DeletedPostListQuery } from '../../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../../shell/list-pages.ts';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';

export type DeletedRow = DeletedPostListQuery['deletedPosts']['edges'][number]['node'];

/** Pages through the deleted posts, most recently deleted first; always loaded from the server. */
export function useDeletedPosts(): ListPages<DeletedRow> {
  const trail = useCursorTrail('');
  const answer = useDeletedPostListQuery({
    variables: { first: pageSize, after: trail.after },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ deletedPosts }) => deletedPosts);
}
