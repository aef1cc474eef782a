import { useNewRequests } from '../requests/new-requests.tsx';

/** The number of requests awaiting a reply (product 14.11); hidden if it is 0 or unknown. */
export function NewRequestCount() {
  const { awaiting } = useNewRequests();
  return awaiting > 0 ? (
    <span className="adm-count">{awaiting > 999 ? '999+' : awaiting}</span>
  ) : null;
}
