import { Field, ObjectType } from 'type-graphql';
import { Failure } from '../failure.ts';

/** The largest page a client may ask for. */
export const maxPageSize = 100;

/** Where a page ends and whether more follows (Relay). */
@ObjectType('PageInfo', { description: 'Where a page begins and ends, and what lies beyond it.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'More items follow after `endCursor`.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Items precede `startCursor`.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item of the page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item of the page.' })
  endCursor!: string | null;
}

/** One page of a list, as services return it. */
export interface Page<T> {
  items: T[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** A Relay-style connection over `T`. */
export interface Connection<T> {
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfo;
}

/** Wraps a page as a connection; `keyOf` gives the text that a cursor hides. */
export function connectionOf<T>(page: Page<T>, keyOf: (item: T) => string): Connection<T> {
  const edges = page.items.map((node) => ({ cursor: encodeCursor(keyOf(node)), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
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
 * @throws Failure BAD_USER_INPUT unless it is from 1 to `maxPageSize`.
 */
export function pageSize(size: number, argument = 'first'): number {
  if (!Number.isInteger(size) || size < 1 || size > maxPageSize) {
    const message = `"${argument}" must be from 1 to ${String(maxPageSize)}.`;
    throw new Failure('BAD_USER_INPUT', message, { fields: { [argument]: message } });
  }
  return size;
}
