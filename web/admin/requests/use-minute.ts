import { useSyncExternalStore } from 'react';
import { minuteMs } from '../../../schema/durations.ts';

function subscribe(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, minuteMs / 4);
  return () => clearInterval(timer);
}

/** The current minute; what uses it is drawn anew when another one begins. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs));
  return new Date(minute * minuteMs);
}
