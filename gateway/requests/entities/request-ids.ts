/** The greatest time that fits into the 48 bits of an id. */
const latestTime = 0xffff_ffff_ffff;

/**
 * The smallest UUIDv7 of a time. Ids are ordered by arrival, so that a time range is a range of
 * ids, for which there are indexes.
 */
export function firstIdAt(time: Date): string {
  const hex = Math.min(Math.max(0, time.getTime()), latestTime).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
