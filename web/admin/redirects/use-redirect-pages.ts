import { useRedirectListQuery, type RedirectListQuery } from '../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../shell/list-pages.ts';
import { useCursorTrail } from '../shell/use-cursor-trail.ts';

export type RedirectRow = RedirectListQuery['redirects']['edges'][number]['node'];

export function useRedirectPages(): ListPages<RedirectRow> {
  const trail = useCursorTrail('');
  const answer = useRedirectListQuery({
    variables: { first: pageSize, after: trail.after },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ redirects }) => redirects);
}
