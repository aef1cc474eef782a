import { createContext, use, useState, type ReactNode } from 'react';
import { skipToken, useQuery } from '@apollo/client/react';
import { NewRequestCountDocument } from '../../generated/admin.ts';
import { useMay } from '../session/permissions.tsx';
import { useAgainWhenShown, whileInSight } from '../shell/page-visibility.ts';

interface NewRequests {
  /** The number of requests awaiting a reply (product 14.11); 0 until it is known. */
  awaiting: number;
  /** The requests that have arrived since `markSeen`, at most 20; at first, since the page opened. */
  arrived: readonly string[];
  markSeen: () => void;
}

const NewRequestsContext = createContext<NewRequests>({
  awaiting: 0,
  arrived: [],
  markSeen: () => undefined,
});

export function useNewRequests(): NewRequests {
  return use(NewRequestsContext);
}

/** Counts requests as they arrive; does not poll while the page is hidden. */
export function NewRequestsProvider({ children }: { children: ReactNode }) {
  const handles = useMay('handleRequests');
  const { data, previousData, refetch } = useQuery(
    NewRequestCountDocument,
    handles ? { fetchPolicy: 'network-only', ...whileInSight } : skipToken,
  );
  useAgainWhenShown(() => {
    if (handles) void refetch().catch(() => undefined);
  });
  /** The latest request that has been seen; ids are in the order of arrival. */
  const [seenId, setSeenId] = useState<string>();
  const current = data ?? previousData;
  const ids = current?.latest.edges.map(({ node }) => node.id) ?? [];
  if (seenId === undefined && current !== undefined) {
    setSeenId(ids[0] ?? '');
  }
  return (
    <NewRequestsContext
      value={{
        awaiting: current?.awaiting.totalCount ?? 0,
        arrived: seenId === undefined ? [] : ids.filter((id) => id > seenId),
        markSeen: () => setSeenId(ids[0] ?? ''),
      }}
    >
      {children}
    </NewRequestsContext>
  );
}

/** The number of requests awaiting a reply (product 14.11); hidden if it is 0 or unknown. */
export function NewRequestCount() {
  const { awaiting } = useNewRequests();
  return awaiting > 0 ? (
    <span className="adm-count">{awaiting > 999 ? '999+' : awaiting}</span>
  ) : null;
}
