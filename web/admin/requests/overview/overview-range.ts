import type { RequestOverviewQueryVariables } from '../../../generated/admin.ts';
import { endOfDay, startOfDay } from '../request-days.ts';
import type { RequestView } from '../request-view.ts';

/** Ranges that end today, by their days; the one of 90 days stands in no address. */
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

/** The range of so many days, as it stands in the address. */
export function rangeOf(days: number, now: Date): Range {
  return { from: days === defaultDays ? undefined : dayBefore(now, days), to: undefined };
}

/** How many days a range of `overviewRanges` has; undefined for any other. */
export function chosenRange(range: Range, now: Date): number | undefined {
  return overviewRanges.find(
    ({ days }) => range.to === undefined && range.from === rangeOf(days, now).from,
  )?.days;
}

/** The days that a range is made of, so that a list narrowed to them shows what was counted. */
export function daysOf({ from, to }: Range, now: Date): Range {
  return {
    from: from ?? dayBefore(to === undefined ? now : new Date(startOfDay(to)), defaultDays),
    to,
  };
}

/** A range as the server takes it; its steps are days of the administrator's own time zone. */
export function overviewVariables(range: Range, now: Date): RequestOverviewQueryVariables {
  const { from, to } = daysOf(range, now);
  return {
    ...(from ? { from: startOfDay(from) } : {}),
    ...(to ? { to: endOfDay(to) } : {}),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
