import {
  useRequestListQuery,
  type RequestFilter,
  type RequestListQuery,
} from '../../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../../shell/list-pages.ts';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';

export type RequestRow = RequestListQuery['visitorRequests']['edges'][number]['node'];

/**
 * Pages through the requests that match `filter`, newest first. Always loaded from the server; only
 * the response to the latest query is used. A changed filter starts at the first page.
 */
export function useRequestPages(filter: RequestFilter): ListPages<RequestRow> {
  const trail = useCursorTrail(JSON.stringify(filter));
  const answer = useRequestListQuery({
    variables: { first: pageSize, after: trail.after, filter },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ visitorRequests }) => visitorRequests);
}
