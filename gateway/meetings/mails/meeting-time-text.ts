import { DateTime } from 'luxon';

/** The time of a meeting. */
interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** The day of a meeting in a time zone: "Tuesday, 1 December 2026". */
export function dayText({ startsAt }: Pick<Span, 'startsAt'>, zone: string): string {
  return DateTime.fromJSDate(startsAt, { zone }).setLocale('en').toFormat('cccc, d LLLL yyyy');
}

/** Its start and end with the time zone: "10:00–10:30 (Europe/Berlin, UTC+01:00)". */
export function hoursText({ startsAt, endsAt }: Span, zone: string): string {
  const [start, end] = [startsAt, endsAt].map((time) => DateTime.fromJSDate(time, { zone }));
  return `${start?.toFormat('HH:mm') ?? ''}–${end?.toFormat('HH:mm') ?? ''} (${zone}, UTC${start?.toFormat('ZZ') ?? ''})`;
}
