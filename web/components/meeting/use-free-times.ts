import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { MeetingTimesDocument } from '../../generated/meeting.ts';
import { sendingContext } from '../requests/sending-context.ts';
import { spansAhead } from './spans-ahead.ts';

/** The bookable times known so far. */
interface KnownTimes {
  /** ISO 8601; undefined until the first response. */
  times: readonly string[] | undefined;
  /** Whether all times are known. */
  complete: boolean;
  failed: boolean;
  trying: boolean;
}

interface Wanted {
  token: string;
  daysAhead: number;
}

/** Requests the free times in several steps; `onTimes` receives all times so far. */
async function askForTimes(
  client: ApolloClient,
  { token, daysAhead }: Wanted,
  onTimes: (times: string[]) => void,
): Promise<string[]> {
  let times: string[] = [];
  for (const span of spansAhead(Date.now(), daysAhead)) {
    const { data } = await client.query({
      query: MeetingTimesDocument,
      variables: { token, ...span },
      fetchPolicy: 'no-cache',
      context: sendingContext(),
    });
    times = [...times, ...(data?.meetingTimes ?? [])];
    onTimes(times);
  }
  return times;
}

/**
 * The free times of the days ahead; the first ones arrive early. `reload` requests them again: the
 * shown times stay until the whole response has arrived.
 */
export function useFreeTimes(
  token: string,
  daysAhead: number,
): KnownTimes & { reload: () => void } {
  const client = useApolloClient();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<KnownTimes>({
    times: undefined,
    complete: false,
    failed: false,
    trying: true,
  });

  useEffect(() => {
    let left = false;
    const change = (next: (now: KnownTimes) => KnownTimes): void => {
      if (!left) setState(next);
    };
    askForTimes(client, { token, daysAhead }, (times) =>
      change((now) => (now.complete || times.length === 0 ? now : { ...now, times })),
    ).then(
      (times) => change(() => ({ times, complete: true, failed: false, trying: false })),
      () => change((now) => ({ ...now, failed: true, trying: false })),
    );
    return () => {
      left = true;
    };
  }, [client, token, daysAhead, turn]);

  const reload = useCallback(() => {
    setState((now) => ({ ...now, trying: true }));
    setTurn((now) => now + 1);
  }, []);

  return { ...state, reload };
}
