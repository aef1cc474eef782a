import { useSyncExternalStore } from 'react';
import { minuteMs } from '../../../schema/durations.ts';

function subscribe(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, minuteMs / 4);
  return () => clearInterval(timer);
}

/** The current minute; re-renders the component when the next minute starts. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs));
  return new Date(minute * minuteMs);
}
