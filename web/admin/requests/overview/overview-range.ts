import type { RequestOverviewQueryVariables } from '../../../generated/admin.ts';
import { endOfDay, startOfDay } from '../request-days.ts';
import type { RequestView } from '../request-view.ts';

/**
 * Ranges that end today, by their number of days; 90 days is the default, which is not in the URL.
 */
export const overviewRanges = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
] as const;

const defaultDays = 90;

type Range = Pick<RequestView, 'from' | 'to'>;

function dayBefore(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The range of this many days, as in the URL. */
export function rangeOf(days: number, now: Date): Range {
  return { from: days === defaultDays ? undefined : dayBefore(now, days), to: undefined };
}

/** The number of days if it is one of `overviewRanges`; undefined for any other range. */
export function chosenRange(range: Range, now: Date): number | undefined {
  return overviewRanges.find(
    ({ days }) => range.to === undefined && range.from === rangeOf(days, now).from,
  )?.days;
}

/** The exact days of a range, so that a list filtered by them shows the counted requests. */
export function daysOf({ from, to }: Range, now: Date): Range {
  return {
    from: from ?? dayBefore(to === undefined ? now : new Date(startOfDay(to)), defaultDays),
    to,
  };
}

/** A range as API variables; its steps are days of the administrator's own time zone. */
export function overviewVariables(range: Range, now: Date): RequestOverviewQueryVariables {
  const { from, to } = daysOf(range, now);
  return {
    ...(from ? { from: startOfDay(from) } : {}),
    ...(to ? { to: endOfDay(to) } : {}),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
