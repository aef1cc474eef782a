import { useTemplateSavesQuery, type TemplateSavesQuery } from '../../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../../shell/list-pages.ts';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';

export type SaveRow = TemplateSavesQuery['templateSaves']['edges'][number]['node'];

/** Pages through the saves of the template, newest first; always loaded from the server. */
export function useTemplateSaves(): ListPages<SaveRow> {
  const trail = useCursorTrail('');
  const answer = useTemplateSavesQuery({
    variables: { first: pageSize, after: trail.after },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ templateSaves }) => templateSaves);
}
