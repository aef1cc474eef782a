import { useNewRequestCountQuery } from '../../generated/admin.ts';
import { useAgainWhenShown } from '../shell/use-again-when-shown.ts';
import { whileInSight } from '../shell/while-in-sight.ts';

/**
 * How many requests await a reply (product 14.11); nothing while that is none or unknown. It follows what
 * arrives, but asks nothing while the page is hidden.
 */
export function NewRequestCount() {
  const { data, previousData, refetch } = useNewRequestCountQuery({
    fetchPolicy: 'network-only',
    ...whileInSight,
  });
  useAgainWhenShown(() => void refetch().catch(() => undefined));
  return <Badge count={(data ?? previousData)?.visitorRequests.totalCount} />;
}

/** The number that `NewRequestCount` came to know last; asks nothing itself. */
export function KnownNewRequests() {
  const { data } = useNewRequestCountQuery({ fetchPolicy: 'cache-only' });
  return <Badge count={data?.visitorRequests.totalCount} />;
}

function Badge({ count = 0 }: { count: number | undefined }) {
  return count > 0 ? <span className="adm-count">{count > 999 ? '999+' : count}</span> : null;
}
