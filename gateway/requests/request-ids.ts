/** What an id looks like. */
export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function withTime(time: Date, rest: string): string {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${rest}`;
}

/**
 * The least UUIDv7 of a moment. Ids are ordered by arrival, so that a range of time is a range of
 * ids, which the indexes answer.
 */
export function firstIdAt(time: Date): string {
  return withTime(time, '-7000-8000-000000000000');
}

/** The moment that a UUIDv7 begins with. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** The greatest UUIDv7 of a moment. */
export function lastIdAt(time: Date): string {
  return withTime(time, '-7fff-bfff-ffffffffffff');
}
