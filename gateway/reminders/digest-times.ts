import { DateTime } from 'luxon';
import type { DigestSpan } from '../site-module.ts';
import type { DigestSettings } from '../requests/settings/digest-settings.ts';

type Times = Pick<DigestSettings, 'weekday' | 'hour' | 'timeZone'>;

/** The time of a digest, past or present. */
export interface DigestTime {
  /** The week of the digest in ISO 8601 format; each week has one. */
  week: string;
  at: Date;
}

function inWeekOf(local: DateTime, { weekday, hour }: Times): DateTime {
  if (weekday < 1 || weekday > 7) throw new RangeError('There are seven weekdays');
  const day = local.startOf('week').plus({ days: weekday - 1 });
  return day.set({ hour });
}

/** The last time, at or before `now`, when a digest was due in the zone's local time. */
export function lastDigestTime(now: Date, times: Times): DigestTime {
  const local = DateTime.fromJSDate(now, { zone: times.timeZone });
  const present = inWeekOf(local, times);
  const last = present <= local ? present : inWeekOf(local.minus({ weeks: 1 }), times);
  return { week: last.toFormat("kkkk-'W'WW"), at: last.toJSDate() };
}

/**
 * The week that ends at a given time and the one before, each starting at the same local time of
 * the zone.
 */
export function weeksBefore(at: Date, timeZone: string): { week: DigestSpan; before: DigestSpan } {
  const end = DateTime.fromJSDate(at, { zone: timeZone });
  const from = end.minus({ weeks: 1 }).toJSDate();
  return { week: { from, to: at }, before: { from: end.minus({ weeks: 2 }).toJSDate(), to: from } };
}

export function weekText({ from, to }: DigestSpan, timeZone: string): string {
  const text = (moment: Date): string =>
    DateTime.fromJSDate(moment, { zone: timeZone }).setLocale('en-US').toFormat('LLLL d, yyyy');
  return `${text(from)} to ${text(to)}`;
}
