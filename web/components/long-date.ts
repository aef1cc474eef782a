const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a date as the site shows it. In: an ISO date or time, such as `2025-06-26`. Out: "June
 * 26, 2025", the same in every time zone.
 */
export function longDate(iso: string): string {
  return format.format(new Date(iso));
}
