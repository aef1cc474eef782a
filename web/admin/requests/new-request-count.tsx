import { useNewRequestCountQuery } from '../../generated/admin.ts';
import { useAgainWhenShown } from '../shell/use-again-when-shown.ts';
import { whileInSight } from '../shell/while-in-sight.ts';

/**
 * How many requests nobody has answered yet; nothing while that is none or unknown. It follows what
 * arrives, but asks nothing while the page is hidden.
 */
export function NewRequestCount() {
  const { data, previousData, refetch } = useNewRequestCountQuery({
    fetchPolicy: 'network-only',
    ...whileInSight,
  });
  useAgainWhenShown(() => void refetch().catch(() => undefined));
  const count = (data ?? previousData)?.visitorRequests.totalCount ?? 0;
  return count > 0 ? <span className="adm-count">{count > 999 ? '999+' : count}</span> : null;
}
