import { dayAfter, dayOf, type Period } from './reading/insights-period.ts';

type Spans = Record<'year' | 'month' | 'ten' | 'day', string>;

/**
 * The spans that a UTC day is counted in, each a prefix of it: for 2026-11-22 the year 2026, the
 * month 2026-11, the ten-day span 2026-11-2 (from the 20th; the first span of a month has nine
 * days), and the day itself.
 */
export function spansOf(day: string): Spans {
  return { year: day.slice(0, 4), month: day.slice(0, 7), ten: day.slice(0, 9), day };
}

export function isFirstOf(span: string, day: string): boolean {
  return day.startsWith(span) && !dayAfter(day, -1).startsWith(span);
}

function lastDayOf(span: string, { year, month, ten, day }: Spans): string {
  if (span === day) {
    return day;
  }
  if (span === year) {
    return `${year}-12-31`;
  }
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastOfMonth = dayAfter(dayOf(next), -1);
  const lastOfTen = `${ten}9`;
  return span === month || lastOfMonth < lastOfTen ? lastOfMonth : lastOfTen;
}

/**
 * The fewest spans that add up to a period, in order: years, months, ten-day spans and days. Years
 * therefore take few rows, and custom dates are exact to the day. The current spans of `today`
 * contain no later days yet, so they are complete when the period ends today.
 */
export function spansIn({ from, to }: Period, today: string): string[] {
  const found: string[] = [];
  for (let last = dayAfter(from, -1); last < to;) {
    const spans = spansOf(dayAfter(last, 1));
    const { year, month, ten, day } = spans;
    const isWhole = (span: string): boolean =>
      isFirstOf(span, day) && (to >= today || lastDayOf(span, spans) <= to);
    const span = [year, month, ten].find(isWhole) ?? day;
    found.push(span);
    last = lastDayOf(span, spans);
  }
  return found;
}
