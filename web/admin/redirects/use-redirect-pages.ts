import { useRedirectListQuery, type RedirectListQuery } from '../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../shell/list-pages.ts';
import { useCursorTrail } from '../shell/use-cursor-trail.ts';

/** A redirect as the list shows it. */
export type RedirectRow = RedirectListQuery['redirects']['edges'][number]['node'];

/** Pages through the redirects. */
export function useRedirectPages(): ListPages<RedirectRow> {
  const trail = useCursorTrail('');
  const answer = useRedirectListQuery({
    variables: { first: pageSize, after: trail.after },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ redirects }) => redirects);
}
