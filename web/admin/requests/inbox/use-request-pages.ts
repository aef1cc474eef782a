import { NetworkStatus } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import {
  RequestListDocument,
  type RequestFilter,
  type RequestListQuery,
} from '../../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../../shell/list-pages.ts';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';
import { whileInSight } from '../../shell/while-in-sight.ts';

export type RequestRow = RequestListQuery['visitorRequests']['edges'][number]['node'];

/**
 * Pages through the requests that match `filter`, newest first; none while it is undefined. Always
 * loaded from the server, again every 30 seconds; only the response to the latest query is used. A
 * changed filter starts at the first page.
 */
export function useRequestPages(filter: RequestFilter | undefined): ListPages<RequestRow> {
  const trail = useCursorTrail(JSON.stringify(filter));
  const answer = useQuery(
    RequestListDocument,
    filter === undefined
      ? skipToken
      : {
          variables: { first: pageSize, after: trail.after, filter },
          fetchPolicy: 'network-only',
          ...whileInSight,
        },
  );
  const loading = answer.loading && answer.networkStatus !== NetworkStatus.poll;
  return listPages(trail, { ...answer, loading }, ({ visitorRequests }) => visitorRequests);
}
