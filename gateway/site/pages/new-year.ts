/** Milliseconds since 1970 at which the year of `moment` ends, in UTC as the footer counts. */
export function newYearAfter(moment: number): number {
  return Date.UTC(new Date(moment).getUTCFullYear() + 1, 0, 1);
}
