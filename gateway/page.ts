import { Failure } from './failure.ts';

/** The largest page a client may ask for. */
export const maxPageSize = 100;

/** Which page of a list is wanted. */
export interface PageQuery {
  /** How many items. */
  first: number;
  /** Cursor of the item before the page; none for the first page. */
  after?: string | null;
}

/** One page of a list, as services return it. */
export interface Page<T> {
  items: T[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/**
 * Cuts a page from what was found for it, which is one item more than the page when others follow.
 */
export function pageOf<T>(found: readonly T[], { first, after }: PageQuery): Page<T> {
  return {
    items: found.slice(0, first),
    hasNextPage: found.length > first,
    hasPreviousPage: Boolean(after),
  };
}

/** Makes an opaque cursor of a sort key. */
export function encodeCursor(key: string): string {
  return Buffer.from(key, 'utf8').toString('base64url');
}

/**
 * Reads a cursor back; `pattern` is what its key must look like.
 * @throws Failure BAD_USER_INPUT when the cursor is not one of ours.
 */
export function decodeCursor(cursor: string, pattern: RegExp): string {
  const key = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!pattern.test(key)) {
    throw new Failure('BAD_USER_INPUT', 'The cursor is not valid.', {
      fields: { after: 'The cursor is not valid.' },
    });
  }
  return key;
}

/**
 * Checks the size of a page; `argument` is what the client calls it.
 * @throws Failure BAD_USER_INPUT unless it is from 1 to `max`.
 */
export function pageSize(size: number, argument = 'first', max: number = maxPageSize): number {
  if (!Number.isInteger(size) || size < 1 || size > max) {
    const message = `"${argument}" must be from 1 to ${String(max)}.`;
    throw new Failure('BAD_USER_INPUT', message, { fields: { [argument]: message } });
  }
  return size;
}

const numberPattern = /^\d{1,9}$/;

/**
 * The number of the item before a page of a list that is ordered by numbers, the highest first;
 * undefined for the first page.
 * @throws Failure BAD_USER_INPUT when the cursor is not one of ours.
 */
export function numberBefore({ after }: PageQuery): number | undefined {
  return after ? Number(decodeCursor(after, numberPattern)) : undefined;
}
