import { useAuditLogQuery, type AuditLogQuery } from '../../generated/admin.ts';
import type { ListPlace } from '../shell/list-pager.tsx';
import { useCursorTrail } from '../shell/use-cursor-trail.ts';
import { auditFilterOf, type ActivityView } from './activity-view.ts';

const pageSize = 20;

/** A line of the audit log as the list shows it. */
export type ActivityRow = AuditLogQuery['auditLog']['edges'][number]['node'];

/** One page of the audit log, and the ways from it. */
export interface ActivityPages extends ListPlace {
  /** Undefined until the first answer; while a later one is awaited, the rows before it stay. */
  rows: readonly ActivityRow[] | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** Pages through the audit log that a view shows; only the answer to the latest question counts. */
export function useActivityPages(view: ActivityView): ActivityPages {
  const filter = auditFilterOf(view);
  const trail = useCursorTrail(JSON.stringify(filter));
  const { data, previousData, loading, error, refetch } = useAuditLogQuery({
    variables: { first: pageSize, after: trail.after, filter },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.auditLog;
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
