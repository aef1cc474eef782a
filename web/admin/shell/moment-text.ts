import { dayMs } from '../../../schema/durations.ts';

const locale = 'en-US';

const time = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat(locale, {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Days since 1970 of the local calendar, so that "yesterday" ends at midnight. */
function localDay(moment: Date): number {
  return Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs);
}

/** The shortest unambiguous form of a moment: "Today, 09:14", "Yesterday, 16:40", "June 18". */
export function momentBriefly(moment: Date, now: Date): string {
  switch (localDay(now) - localDay(moment)) {
    case 0:
      return `Today, ${time.format(moment)}`;
    case 1:
      return `Yesterday, ${time.format(moment)}`;
    default:
      return (moment.getFullYear() === now.getFullYear() ? day : dayOfYear).format(moment);
  }
}

/** "09:14"; a number is in milliseconds since 1970. */
export function timeOfDay(moment: Date | number): string {
  return time.format(moment);
}

const utcDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats an ISO date as "Jun 26, 2025", the same in every time zone. */
export function briefDate(iso: string): string {
  return utcDay.format(new Date(iso));
}

/** A moment in full: "June 18, 2025, 09:14". */
export function momentInFull(moment: Date): string {
  return `${dayOfYear.format(moment)}, ${time.format(moment)}`;
}

/** The local time zone with its offset at a given moment: "Europe/Paris (GMT+2)". */
export function zoneText(moment: Date): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' });
  const { timeZone } = format.resolvedOptions();
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  return timeZone === 'UTC' || offset === undefined ? timeZone : `${timeZone} (${offset})`;
}

/** A moment in full with its time zone: "June 18, 2025, 09:14 GMT+2". */
export function momentWithZone(moment: Date): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' });
  const zone = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  return [momentInFull(moment), zone].filter(Boolean).join(' ');
}
