/**
 * Milliseconds since 1970 at which the year of `moment` ends in UTC, the time zone of the footer.
 */
export function newYearAfter(moment: number): number {
  return Date.UTC(new Date(moment).getUTCFullYear() + 1, 0, 1);
}
