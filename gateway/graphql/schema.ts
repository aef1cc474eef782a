import type { GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions } from 'type-graphql';
import { guardOperations } from './guard-operations.ts';

type ResolverClasses = readonly BuildSchemaOptions['resolvers'][number][];

/** Subscriptions bring their own sources; type-graphql asks for a hub of topics all the same. */
const noTopics = {
  publish: () => undefined,
  subscribe: (topic: string) => {
    throw new Error(`Nobody publishes the topic ${topic}.`);
  },
};

/**
 * Builds the schema of classes of resolvers, whose instances `resolverOf` hands out. Arguments are
 * validated by the services, which both transports share, so type-graphql's own validation is off.
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
    // Only what is reachable belongs to the schema.
    orphanedTypes: [],
    validate: false,
    validateResolvers: false,
    skipCheck,
    pubSub: noTopics,
  } as BuildSchemaOptions);
}

/** Builds the executable schema over composed resolvers, with the one policy in front of them. */
export async function createSchema(resolvers: readonly object[]): Promise<GraphQLSchema> {
  const schema = await schemaOf(
    resolvers.map((resolver) => resolver.constructor),
    (wanted) => resolvers.find((resolver) => resolver.constructor === wanted),
    // It would introspect the whole schema at each start; writing the SDL checks it once for all.
    { skipCheck: true },
  );
  return guardOperations(schema);
}
