import { dayAfter, daysOf, type Period } from './reading/insights-period.ts';

/** Of a day as YYYY-MM-DD, so many characters name its year, its month, its ten days and itself. */
const lengths = [4, 7, 9, 10];

/**
 * The spans that a UTC day is counted in, each a beginning of it: of 2026-11-22 the day, the ten days
 * 2026-11-2 (those from the 20th on; the first ten are nine), the month 2026-11 and the year 2026.
 */
export function spansOf(day: string): { day: string; ten: string; month: string; year: string } {
  const [year = '', month = '', ten = ''] = lengths.map((length) => day.slice(0, length));
  return { day, ten, month, year };
}

/** Whether a day is the first one of a span. */
export function isFirstOf(span: string, day: string): boolean {
  return day.startsWith(span) && !dayAfter(day, -1).startsWith(span);
}

function isLastOf(span: string, day: string): boolean {
  return day.startsWith(span) && !dayAfter(day, 1).startsWith(span);
}

function largestSpans(
  days: readonly string[],
  today: string,
  [length, ...finer]: number[],
): string[] {
  const bySpan = new Map<string, string[]>();
  for (const day of days) {
    const span = day.slice(0, length);
    const known = bySpan.get(span) ?? [];
    known.push(day);
    bySpan.set(span, known);
  }
  return [...bySpan].flatMap(([span, within]) => {
    const [first = ''] = within;
    const last = within.at(-1) ?? '';
    const isWhole = isFirstOf(span, first) && (last >= today || isLastOf(span, last));
    return isWhole ? [span] : largestSpans(within, today, finer);
  });
}

/**
 * The fewest spans whose sums make up a period, in order: years, months, tens of days and days, so
 * that years take few rows and own dates are exact to the day. Of the spans of `today` no later day
 * is counted yet, so they are whole when the period ends today.
 */
export function spansIn(period: Period, today: string): string[] {
  return largestSpans(daysOf(period), today, lengths);
}
