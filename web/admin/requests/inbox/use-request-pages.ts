import {
  useRequestListQuery,
  type RequestFilter,
  type RequestListQuery,
} from '../../../generated/admin.ts';
import type { ListPlace } from '../../shell/list-pager.tsx';
import { useCursorTrail } from '../../shell/use-cursor-trail.ts';

const pageSize = 20;

/** A request as the list shows it. */
export type RequestRow = RequestListQuery['visitorRequests']['edges'][number]['node'];

/** One page of the list, and the ways from it. */
export interface RequestPages extends ListPlace {
  /** Undefined until the first answer; while a later one is awaited, the rows before it stay. */
  rows: readonly RequestRow[] | undefined;
  error: Error | undefined;
  reload: () => void;
}

/**
 * Pages through the requests that match `filter`, newest first. The server is asked anew each time,
 * and only the answer to the latest question counts. A changed filter starts at the first page.
 */
export function useRequestPages(filter: RequestFilter): RequestPages {
  const trail = useCursorTrail(JSON.stringify(filter));
  const { data, previousData, loading, error, refetch } = useRequestListQuery({
    variables: { first: pageSize, after: trail.after, filter },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.visitorRequests;
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
