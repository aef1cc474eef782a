import { decodeCursor } from '../page.ts';
import { recordIdShape } from '../record-id.ts';

/** Fourteen digits of milliseconds reach beyond the year 5000, more than any engine supports. */
const keyPattern = new RegExp(`^(-?\\d{1,14})\\.(${recordIdShape})$`);

/** The cursor key of an item in a list ordered by time, then by id. */
export function timedKey(time: Date, id: string): string {
  return `${String(time.getTime())}.${id}`;
}

/**
 * Decodes such a cursor.
 * @throws Failure BAD_USER_INPUT when the cursor was not issued by this site.
 */
export function decodeTimedCursor(cursor: string): { time: Date; id: string } {
  const [, time, id = ''] = keyPattern.exec(decodeCursor(cursor, keyPattern)) ?? [];
  return { time: new Date(Number(time)), id };
}
