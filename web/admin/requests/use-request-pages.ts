import { useState } from 'react';
import {
  useRequestListQuery,
  type RequestFilter,
  type RequestListQuery,
} from '../../generated/admin.ts';

const pageSize = 20;

/** A request as the list shows it. */
export type RequestRow = RequestListQuery['visitorRequests']['edges'][number]['node'];

/** One page of the list, and the ways from it. */
export interface RequestPages {
  /** Undefined until the first answer; while a later one is awaited, the rows before it stay. */
  rows: readonly RequestRow[] | undefined;
  totalCount: number;
  /** Position of the first row among all that match, from 1; unknown while a page is awaited. */
  firstPosition: number | undefined;
  loading: boolean;
  error: Error | undefined;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  reload: () => void;
}

/**
 * Pages through the requests that match `filter`, newest first. The server is asked anew each time,
 * and only the answer to the latest question counts. A changed filter starts at the first page.
 */
export function useRequestPages(filter: RequestFilter): RequestPages {
  const question = JSON.stringify(filter);
  const [trail, setTrail] = useState<{ question: string; cursors: readonly string[] }>({
    question,
    cursors: [],
  });
  const cursors = trail.question === question ? trail.cursors : [];
  const turnTo = (turned: readonly string[]) => setTrail({ question, cursors: turned });

  const { data, previousData, loading, error, refetch } = useRequestListQuery({
    variables: { first: pageSize, after: cursors.at(-1) ?? null, filter },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.visitorRequests;
  const following = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

  return {
    rows: page?.edges.map(({ node }) => node),
    totalCount: page?.totalCount ?? 0,
    firstPosition: data ? cursors.length * pageSize + 1 : undefined,
    loading,
    error,
    next: following ? () => turnTo([...cursors, following]) : undefined,
    previous: cursors.length > 0 ? () => turnTo(cursors.slice(0, -1)) : undefined,
    reload: () => void refetch().catch(() => undefined),
  };
}
