import { useNewRequestCountQuery } from '../../generated/admin.ts';
import { useAgainWhenShown } from '../shell/use-again-when-shown.ts';
import { whileInSight } from '../shell/while-in-sight.ts';

/**
 * The number of requests awaiting a reply (product 14.11); hidden if it is 0 or unknown. Updates
 * when requests arrive, but does not poll while the page is hidden.
 */
export function NewRequestCount() {
  const { data, previousData, refetch } = useNewRequestCountQuery({
    fetchPolicy: 'network-only',
    ...whileInSight,
  });
  useAgainWhenShown(() => void refetch().catch(() => undefined));
  return <Badge count={(data ?? previousData)?.visitorRequests.totalCount} />;
}

/** The last number that `NewRequestCount` loaded; sends no query itself. */
export function KnownNewRequests() {
  const { data } = useNewRequestCountQuery({ fetchPolicy: 'cache-only' });
  return <Badge count={data?.visitorRequests.totalCount} />;
}

function Badge({ count = 0 }: { count: number | undefined }) {
  return count > 0 ? <span className="adm-count">{count > 999 ? '999+' : count}</span> : null;
}
