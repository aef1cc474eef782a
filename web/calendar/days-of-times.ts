export interface DayOfTimes {
  /** As `YYYY-MM-DD`. */
  day: string;
  /** ISO 8601, earliest first. */
  times: string[];
}

/** Returns the day of a time, as `YYYY-MM-DD`, in a time zone. */
export function dayReader(timeZone: string): (time: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (time) => {
    const parts = format.formatToParts(new Date(time));
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  };
}

/** Groups times by their days in a time zone; days without times are left out. */
export function daysOfTimes(times: readonly string[], timeZone: string): DayOfTimes[] {
  const dayOf = dayReader(timeZone);
  const days = new Map<string, string[]>();
  for (const time of [...times].sort((one, other) => Date.parse(one) - Date.parse(other))) {
    const day = dayOf(time);
    const known = days.get(day);
    if (known === undefined) {
      days.set(day, [time]);
    } else {
      known.push(time);
    }
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}
