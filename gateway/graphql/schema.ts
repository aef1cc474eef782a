import type { GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions } from 'type-graphql';
import { guardOperations } from './guard-operations.ts';

type ResolverClasses = readonly BuildSchemaOptions['resolvers'][number][];

/** Subscriptions have their own sources, but type-graphql requires a pub/sub system. */
const noTopics = {
  publish: () => undefined,
  subscribe: (topic: string) => {
    throw new Error(`Nobody publishes the topic ${topic}.`);
  },
};

/**
 * Builds the schema from resolver classes; `resolverOf` returns their instances. The services,
 * which both transports share, validate arguments, so type-graphql's own validation is off.
 */
export function schemaOf(
  classes: ResolverClasses,
  resolverOf: (resolverClass: unknown) => unknown,
  { skipCheck }: { skipCheck: boolean },
): Promise<GraphQLSchema> {
  const [first, ...others] = classes;
  if (first === undefined) {
    throw new Error('A schema needs at least one resolver.');
  }
  return buildSchema({
    resolvers: [first, ...others],
    container: { get: resolverOf },
    // Only reachable types belong to the schema.
    orphanedTypes: [],
    validate: false,
    validateResolvers: false,
    skipCheck,
    pubSub: noTopics,
  } as BuildSchemaOptions);
}

/**
 * Builds the executable schema from composed resolvers, with the access policy applied to every
 * operation.
 */
export async function createSchema(resolvers: readonly object[]): Promise<GraphQLSchema> {
  const schema = await schemaOf(
    resolvers.map((resolver) => resolver.constructor),
    (wanted) => resolvers.find((resolver) => resolver.constructor === wanted),
    // The check would introspect the whole schema at each start; writing the SDL already checks it.
    { skipCheck: true },
  );
  return guardOperations(schema);
}
