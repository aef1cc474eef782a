import { insightsLimits, insightsMessages as messages } from '../../../schema/insights-limits.ts';
import { fieldFailure } from '../../failure.ts';
import { dayMs } from '../../../schema/durations.ts';

/** A period of UTC days, as YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The UTC day of a time, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayMs));
}

/** Whether the year has four digits. */
function isWritable(moment: Date): boolean {
  return moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9_999;
}

/**
 * The days of two times.
 * @throws Failure BAD_USER_INPUT when they are reversed or more than three years apart.
 */
export function periodOf(from: Date, to: Date): Period {
  for (const [field, moment] of [['from', from] as const, ['to', to] as const]) {
    if (!isWritable(moment)) {
      throw fieldFailure(field, messages.invalidDay);
    }
  }
  const period = { from: dayOf(from), to: dayOf(to) };
  if (period.to < period.from) {
    throw fieldFailure('to', messages.reversed);
  }
  const latest = new Date(period.from);
  latest.setUTCFullYear(latest.getUTCFullYear() + insightsLimits.periodYearsMax);
  if (new Date(period.to) > latest) {
    throw fieldFailure('to', messages.tooLong);
  }
  return period;
}

function lengthOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** Every day of a period, in order. */
export function daysOf(period: Period): string[] {
  const first = Date.parse(period.from);
  return Array.from({ length: lengthOf(period) }, (_, index) =>
    dayOf(new Date(first + index * dayMs)),
  );
}

/** The period of the same length that ends where this one starts. */
export function periodBefore(period: Period): Period {
  return { from: dayAfter(period.from, -lengthOf(period)), to: dayAfter(period.from, -1) };
}
