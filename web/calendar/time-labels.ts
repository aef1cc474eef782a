/** How a person reads times: in a time zone, by its IANA name, and in a language. */
export interface Clock {
  timeZone: string;
  /** A language tag for dates, such as `de-CH`. */
  locale: string;
}

const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const shortTime = { hour: 'numeric', minute: '2-digit' } as const;

function formatOf({ locale, timeZone }: Clock, options: Intl.DateTimeFormatOptions) {
  // The months that are leafed through are those of the Gregorian calendar.
  return new Intl.DateTimeFormat(locale, { ...options, timeZone, calendar: 'gregory' });
}

/** A day, `YYYY-MM-DD`, in full: "Monday, 23 November 2026". */
export function dayLabel(day: string, locale: string): string {
  return formatOf({ locale, timeZone: 'UTC' }, fullDay).format(new Date(`${day}T12:00:00Z`));
}

/** A month, `YYYY-MM`: "November 2026". */
export function monthLabel(month: string, locale: string): string {
  const format = formatOf({ locale, timeZone: 'UTC' }, { month: 'long', year: 'numeric' });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}

/** The number of a day within its month, in the language's digits. */
export function dateLabel(day: string, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(Number(day.slice(8)));
}

/** The names of the weekdays, in full and short, beginning with `firstWeekday`, Monday 1. */
export function weekdayLabels(firstWeekday: number, locale: string) {
  const inFull = formatOf({ locale, timeZone: 'UTC' }, { weekday: 'long' });
  const short = formatOf({ locale, timeZone: 'UTC' }, { weekday: 'short' });
  return Array.from({ length: 7 }, (_, place) => {
    // The fifth of January 1970 was a Monday.
    const day = new Date(Date.UTC(1970, 0, 4 + firstWeekday + place, 12));
    return { inFull: inFull.format(day), short: short.format(day) };
  });
}

/**
 * Labels of one day's times. In the night in which an hour occurs twice, the two are distinguished
 * by their zone's name.
 */
export function timeLabels(times: readonly string[], clock: Clock): string[] {
  const plain = formatOf(clock, shortTime);
  const labels = times.map((time) => plain.format(new Date(time)));
  const named = formatOf(clock, { ...shortTime, timeZoneName: 'short' });
  return labels.map((label, index) =>
    labels.indexOf(label) === labels.lastIndexOf(label)
      ? label
      : named.format(new Date(times[index] ?? '')),
  );
}

/** From when to when, with its day: "Monday, 23 November 2026, 14:00 – 14:30". */
export function spanLabel(startsAt: string, endsAt: string, clock: Clock): string {
  const format = formatOf(clock, { ...fullDay, ...shortTime });
  return format.formatRange(new Date(startsAt), new Date(endsAt));
}
