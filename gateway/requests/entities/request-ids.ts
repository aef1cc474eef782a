/** What fits into the 48 bits that an id has for its time. */
const latestTime = 0xffff_ffff_ffff;

/**
 * The least UUIDv7 of a moment. Ids are ordered by arrival, so that a range of time is a range of
 * ids, which the indexes answer.
 */
export function firstIdAt(time: Date): string {
  const hex = Math.min(Math.max(0, time.getTime()), latestTime).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
