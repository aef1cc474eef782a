import { useNewRequestCountQuery } from '../../generated/admin.ts';

/** How many requests nobody has answered yet; nothing while that is none or unknown. */
export function NewRequestCount() {
  const { data } = useNewRequestCountQuery({ fetchPolicy: 'network-only' });
  const count = data?.visitorRequests.totalCount ?? 0;
  return count > 0 ? <span className="adm-count">{count > 999 ? '999+' : count}</span> : null;
}
