import { decodeCursor } from './page.ts';
import { recordIdShape } from './record-id.ts';

/** Fourteen digits of milliseconds reach past the year 5000; further on no engine knows a time. */
const keyPattern = new RegExp(`^(-?\\d{1,14})\\.(${recordIdShape})$`);

/** The place of an item in a list that is ordered by time, and by id among equals, for cursors. */
export function timedKey(time: Date, id: string): string {
  return `${String(time.getTime())}.${id}`;
}

/**
 * Reads the cursor of such a place back.
 * @throws Failure BAD_USER_INPUT when the cursor is not one of ours.
 */
export function decodeTimedCursor(cursor: string): { time: Date; id: string } {
  const [, time, id = ''] = keyPattern.exec(decodeCursor(cursor, keyPattern)) ?? [];
  return { time: new Date(Number(time)), id };
}
