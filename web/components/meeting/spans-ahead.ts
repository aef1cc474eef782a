import { dayMs } from '../../../schema/durations.ts';

/** A stretch of time, both as ISO 8601. */
export interface Span {
  from: string;
  to: string;
}

/** The server answers for 62 days at once. */
const daysAtOnce = 60;

/**
 * The time from `now` on for `daysAhead` days, in stretches that the server answers one by one. Two
 * days more on either side allow for zones, and for a clock that is wrong.
 */
export function spansAhead(now: number, daysAhead: number): Span[] {
  const first = now - 2 * dayMs;
  const last = now + (daysAhead + 2) * dayMs;
  const spans: Span[] = [];
  for (let from = first; from < last; from += daysAtOnce * dayMs) {
    const to = Math.min(from + daysAtOnce * dayMs, last);
    spans.push({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });
  }
  return spans;
}
