import { dayMs } from '../../schema/durations.ts';

/** A month, as `YYYY-MM`. */
export type Month = string;

/** The month of a day given as `YYYY-MM-DD`. */
export function monthOf(day: string): Month {
  return day.slice(0, 7);
}

/** Noon of a day at Greenwich, which identifies the day in UTC. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The weeks of a month, each of seven days; undefined where a day belongs to another month. */
export function weeksOf(month: Month, firstWeekday: number): (string | undefined)[][] {
  const first = noonOf(`${month}-01`);
  // Weekdays are numbered from Monday 1 to Sunday 7, as `firstWeekday` is.
  const weekday = first.getUTCDay() === 0 ? 7 : first.getUTCDay();
  const before = (weekday - firstWeekday + 7) % 7;
  const weeks: (string | undefined)[][] = [];
  for (let start = -before; start < 31; start += 7) {
    const week = Array.from({ length: 7 }, (_, place) => {
      const day = new Date(first.getTime() + (start + place) * dayMs).toISOString().slice(0, 10);
      return monthOf(day) === month ? day : undefined;
    });
    if (week.some((day) => day !== undefined)) {
      weeks.push(week);
    }
  }
  return weeks;
}

interface WeekInfo {
  firstDay?: number;
}

/** The first day of the week in a locale: Monday 1 to Sunday 7. */
export function firstWeekdayOf(locale: string): number {
  // Browsers provide it as a method, as an attribute, or not at all.
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
