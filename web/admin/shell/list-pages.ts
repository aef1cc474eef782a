import type { ListPlace } from './list-pager.tsx';
import type { CursorTrail } from './use-cursor-trail.ts';

/** How many rows a page of a list has. */
export const pageSize = 20;

/** What a list's page needs of the query that reads it. */
interface ListAnswer<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

interface ListConnection<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

/** One page of a list's rows, and the ways from it. */
export interface ListPages<Row> extends ListPlace {
  /** Undefined until the first answer; while a later one is awaited, the rows before it stay. */
  rows: readonly Row[] | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** The page of `answer` that `trail` has come to; `connectionOf` finds the list in its data. */
export function listPages<Data, Row>(
  trail: CursorTrail,
  { data, previousData, loading, error, refetch }: ListAnswer<Data>,
  connectionOf: (data: Data) => ListConnection<Row>,
): ListPages<Row> {
  const latest = data ?? previousData;
  const page = latest && connectionOf(latest);
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
