import { unattendedHeader } from '../../../schema/unattended.ts';
import { useNewRequestCountQuery } from '../../generated/admin.ts';
import { useAgainWhenShown } from '../shell/use-again-when-shown.ts';

/** So often the count is asked for while the page is in sight, in milliseconds. */
const askEveryMs = 30_000;

const context = { headers: { [unattendedHeader]: 'true' } };

/**
 * How many requests nobody has answered yet; nothing while that is none or unknown. It follows what
 * arrives, but asks nothing while the page is hidden.
 */
export function NewRequestCount() {
  const { data, previousData, refetch } = useNewRequestCountQuery({
    fetchPolicy: 'network-only',
    pollInterval: askEveryMs,
    skipPollAttempt: () => document.hidden,
    context,
  });
  useAgainWhenShown(() => void refetch().catch(() => undefined));
  const count = (data ?? previousData)?.visitorRequests.totalCount ?? 0;
  return count > 0 ? <span className="adm-count">{count > 999 ? '999+' : count}</span> : null;
}
