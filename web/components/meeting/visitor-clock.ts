import { useSyncExternalStore } from 'react';
import type { Clock } from '../../calendar/time-labels.ts';

let known: Clock | undefined;

/** The browser's own; read once, so that it is the same object each time. */
function ownClock(): Clock {
  const { locale } = new Intl.DateTimeFormat([...navigator.languages]).resolvedOptions();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Some browsers name no zone when the machine has none set.
  known ??= { locale, timeZone: timeZone || 'UTC' };
  return known;
}

const neverChanges = () => () => undefined;

/** The browser's time zone and language of dates; undefined on the server, which knows neither. */
export function useOwnClock(): Clock | undefined {
  return useSyncExternalStore(neverChanges, ownClock, () => undefined);
}
