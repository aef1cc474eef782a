import { useState } from 'react';
import { useTemplateSavesQuery, type TemplateSavesQuery } from '../../../generated/admin.ts';

const pageSize = 10;

/** A save as the list shows it. */
export type SaveRow = TemplateSavesQuery['templateSaves']['edges'][number]['node'];

/** One page of the saves, newest first, and the ways from it. */
export interface SavePages {
  rows: readonly SaveRow[] | undefined;
  totalCount: number;
  /** Whether the first row is the template in force. */
  newest: boolean;
  loading: boolean;
  error: Error | undefined;
  older: (() => void) | undefined;
  newer: (() => void) | undefined;
  reload: () => void;
}

/** Pages through the saves of the template; the server is asked anew each time. */
export function useTemplateSaves(): SavePages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, previousData, loading, error, refetch } = useTemplateSavesQuery({
    variables: { first: pageSize, after: cursors.at(-1) ?? null },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.templateSaves;
  const following = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    rows: page?.edges.map(({ node }) => node),
    totalCount: page?.totalCount ?? 0,
    newest: cursors.length === 0,
    loading,
    error,
    older: following ? () => setCursors([...cursors, following]) : undefined,
    newer: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
    reload: () => void refetch().catch(() => undefined),
  };
}
