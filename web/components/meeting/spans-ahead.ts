import { dayMs } from '../../../schema/durations.ts';

/** A period, both ends as ISO 8601. */
export interface Span {
  from: string;
  to: string;
}

/** The server's limit is 62 days per request. */
const daysAtOnce = 60;

/**
 * The period from `now` on for `daysAhead` days, split by the server's limit. Two extra days at
 * either end allow for time zones and a wrong clock.
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
