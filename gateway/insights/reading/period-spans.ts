import { dayAfter, daysOf, type Period } from './insights-period.ts';

/**
 * The days and months whose sums make up a period: whole months by their own sums, so that years
 * take few rows, and the days at both ends. Of the month of `today` no later day is counted yet, so
 * it is whole when the period ends today.
 */
export function spansIn(period: Period, today: string): string[] {
  const months = new Map<string, string[]>();
  for (const day of daysOf(period)) {
    const month = day.slice(0, 7);
    const days = months.get(month) ?? [];
    days.push(day);
    months.set(month, days);
  }
  return [...months].flatMap(([month, days]) => {
    const [first = ''] = days;
    const last = days.at(-1) ?? '';
    const isWhole =
      first.endsWith('-01') && (last >= today || !dayAfter(last, 1).startsWith(month));
    return isWhole ? [month] : days;
  });
}
