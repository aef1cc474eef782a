import { useAuditLogQuery, type AuditLogQuery } from '../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../shell/list-pages.ts';
import { useCursorTrail } from '../shell/use-cursor-trail.ts';
import { auditFilterOf, type ActivityView } from './activity-view.ts';

export type ActivityRow = AuditLogQuery['auditLog']['edges'][number]['node'];

/** Pages through the audit log of a view; only the response to the latest query is used. */
export function useActivityPages(view: ActivityView): ListPages<ActivityRow> {
  const filter = auditFilterOf(view);
  const trail = useCursorTrail(JSON.stringify(filter));
  const answer = useAuditLogQuery({
    variables: { first: pageSize, after: trail.after, filter },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ auditLog }) => auditLog);
}
