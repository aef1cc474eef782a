import { fieldFailure } from '../failure.ts';
import { recordIdShape } from './record-id.ts';

export const maxPageSize = 100;

export interface PageQuery {
  first: number;
  /** The cursor of the item before the page; absent for the first page. */
  after?: string | null;
}

export interface Page<T> {
  items: T[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** Cuts a page from a query result, which has one more item than the page if others follow. */
export function pageOf<T>(found: readonly T[], { first, after }: PageQuery): Page<T> {
  return {
    items: found.slice(0, first),
    hasNextPage: found.length > first,
    hasPreviousPage: Boolean(after),
  };
}

/** Encodes a sort key as an opaque cursor. */
export function encodeCursor(key: string): string {
  return Buffer.from(key, 'utf8').toString('base64url');
}

/**
 * Decodes a cursor; its key must match `pattern`.
 * @throws Failure BAD_USER_INPUT when the cursor is not valid.
 */
export function decodeCursor(cursor: string, pattern: RegExp): string {
  const key = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!pattern.test(key)) {
    throw fieldFailure('after', 'The cursor is not valid.');
  }
  return key;
}

/**
 * Checks the size of a page; `argument` is its name in the client's query.
 * @throws Failure BAD_USER_INPUT unless it is from 1 to `max`.
 */
export function pageSize(size: number, argument = 'first', max: number = maxPageSize): number {
  if (!Number.isInteger(size) || size < 1 || size > max) {
    throw fieldFailure(argument, `"${argument}" must be from 1 to ${String(max)}.`);
  }
  return size;
}

const numberPattern = /^\d{1,9}$/;

/**
 * The number of the item before a page, in a list ordered by number in descending order; undefined
 * for the first page.
 * @throws Failure BAD_USER_INPUT when the cursor is not valid.
 */
export function numberBefore({ after }: PageQuery): number | undefined {
  return after ? Number(decodeCursor(after, numberPattern)) : undefined;
}

/** Fourteen digits of milliseconds reach beyond the year 5000, more than any engine supports. */
const timedKeyPattern = new RegExp(`^(-?\\d{1,14})\\.(${recordIdShape})$`);

/** The cursor key of an item in a list ordered by time, then by id. */
export function timedKey(time: Date, id: string): string {
  return `${String(time.getTime())}.${id}`;
}

/**
 * Decodes such a cursor.
 * @throws Failure BAD_USER_INPUT when the cursor was not issued by this site.
 */
export function decodeTimedCursor(cursor: string): { time: Date; id: string } {
  const [, time, id = ''] = timedKeyPattern.exec(decodeCursor(cursor, timedKeyPattern)) ?? [];
  return { time: new Date(Number(time)), id };
}
