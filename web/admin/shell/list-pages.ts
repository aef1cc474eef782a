import type { ListPlace } from './list-pager.tsx';
import type { CursorTrail } from './use-cursor-trail.ts';

/** The number of rows on a page of a list. */
export const pageSize = 20;

/** The part of a query result that a list needs. */
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

/** A page of a list's rows, with navigation. */
export interface ListPages<Row> extends ListPlace {
  /** Undefined until the first response; while a later one is loading, the previous rows stay. */
  rows: readonly Row[] | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** The current page of `trail` from `answer`; `connectionOf` finds the list in its data. */
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
