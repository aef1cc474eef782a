import { NetworkStatus, type TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ListPlace } from './list-pager.tsx';
import { whileInSight } from './page-visibility.ts';

/** The number of rows on a page of a list. */
const pageSize = 20;

interface ListConnection<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

interface PageVariables {
  first: number;
  after?: string | null | undefined;
}

/** A page of a list's rows, with navigation. */
export interface ListPages<Row, Data = unknown> extends ListPlace {
  /** Undefined until the first response; while a later one is loading, the previous rows stay. */
  rows: readonly Row[] | undefined;
  /** The whole response. */
  data: Data | undefined;
  error: Error | undefined;
  reload: () => void;
}

/**
 * Pages through the list that `connectionOf` finds in the response to a query, always loaded from
 * the server; only the response to the latest query is used. Changed variables start at the first
 * page; while they are undefined, there is no list. With `polls`, it is loaded again every 30
 * seconds.
 */
export function useListPages<Data, Variables extends PageVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, keyof PageVariables> | undefined,
  connectionOf: (data: Data) => ListConnection<Row>,
  { polls = false } = {},
): ListPages<Row, Data> {
  const list = JSON.stringify(variables);
  /** The start cursors of the pages before and up to the current one. */
  const [visited, setVisited] = useState<{ list: string; cursors: readonly string[] }>({
    list,
    cursors: [],
  });
  if (visited.list !== list) setVisited({ list, cursors: [] });
  const cursors = visited.list === list ? visited.cursors : [];
  const answer = useQuery(
    query,
    variables === undefined
      ? skipToken
      : {
          variables: { ...variables, first: pageSize, after: cursors.at(-1) ?? null } as Variables,
          fetchPolicy: 'network-only',
          ...(polls ? whileInSight : {}),
        },
  );
  const latest = answer.data ?? answer.previousData;
  const page = latest && connectionOf(latest);
  const following = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  const goTo = (path: readonly string[]) => () => setVisited({ list, cursors: path });
  const previous = cursors.length > 0 ? goTo(cursors.slice(0, -1)) : undefined;
  // The rows of the last page may all have left the list, which has others.
  const emptied = page?.edges.length === 0 && page.totalCount > 0;
  if (emptied && answer.data) previous?.();
  return {
    rows: emptied ? undefined : page?.edges.map(({ node }) => node),
    data: latest,
    totalCount: page?.totalCount ?? 0,
    firstPosition: answer.data ? cursors.length * pageSize + 1 : undefined,
    loading: answer.loading && answer.networkStatus !== NetworkStatus.poll,
    error: answer.error,
    next: following ? goTo([...cursors, following]) : undefined,
    previous,
    reload: () => void answer.refetch().catch(() => undefined),
  };
}
