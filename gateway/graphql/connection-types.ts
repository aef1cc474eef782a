import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { PageInfo, type Connection } from './connection.ts';

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
