import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { encodeCursor, type Page, type PageQuery } from '../database/page.ts';

@ArgsType()
export class PageArgs implements PageQuery {
  @Field(() => Int, { description: 'The number of items, 1 to 100.' })
  first = 20;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}

/** Where a page ends and whether more follows (Relay). */
@ObjectType('PageInfo', { description: 'Where a page begins and ends, and what lies beyond it.' })
class PageInfo {
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
interface Connection<T> {
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

/** The usual key of a cursor. */
export function idOf({ id }: { id: string }): string {
  return id;
}

/** A connection that can also say how many items its filter matches; counted only when asked. */
export interface CountedConnection<T> extends Connection<T> {
  readonly totalCount: Promise<number>;
}

/**
 * Makes the GraphQL types `{name}Edge` and `{name}Connection` over `Node`; returns the latter.
 * `order` completes the sentence about the edges.
 */
export function connectionTypes<T extends object>(
  name: string,
  Node: ClassType<T> | (abstract new () => T),
  order: string,
): ClassType<CountedConnection<T>> {
  @ObjectType(`${name}Edge`, {
    description: `One item of a ${name}Connection and its cursor.`,
    simpleResolvers: true,
  })
  class Edge {
    @Field(() => String, { description: 'Cursor for `after`.' })
    cursor!: string;

    @Field(() => Node, { description: 'The item.' })
    node!: T;
  }

  @ObjectType(`${name}Connection`, {
    description: `A page of ${name} items, ${order}.`,
    simpleResolvers: true,
  })
  class NodeConnection implements CountedConnection<T> {
    @Field(() => [Edge], { description: `The items of the page, ${order}.` })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Where the page begins and ends.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Number of items that match the filter.', complexity: 20 })
    totalCount!: Promise<number>;
  }

  return NodeConnection;
}

/** Adds the lazily counted total to a connection. */
export function counted<T>(
  connection: Connection<T>,
  count: () => Promise<number>,
): CountedConnection<T> {
  return {
    ...connection,
    get totalCount() {
      return count();
    },
  };
}
