import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { encodeCursor, type Page, type PageQuery } from '../database/page.ts';

/** The arguments of a query that returns a connection. */
@ArgsType()
export class PageArgs implements PageQuery {
  @Field(() => Int, { description: 'The number of items, 1 to 100.' })
  first = 20;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}

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

/** A Relay-style connection over `T`. */
export interface Connection<T> {
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfo;
}

/** Wraps a page as a connection; `keyOf` returns the text that is encoded in a cursor. */
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
