import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../log/logger.ts';
import { cacheablePlugin } from './cacheable.plugin.ts';
import type { GraphQLContext } from './context.ts';
import { createErrorFormat } from './error-format.ts';
import { failureStatusPlugin } from './failure-status.plugin.ts';

const armor = new ApolloArmor({
  maxDepth: { n: 12, flattenFragments: true },
  maxAliases: { n: 30 },
  maxDirectives: { n: 20 },
  // graphql-js counts tokens itself and reports the excess as a syntax error.
  maxTokens: { enabled: false },
  costLimit: { maxCost: 10_000, depthCostFactor: 1.3 },
  blockFieldSuggestion: { enabled: true },
});

/** Starts Apollo Server over the schema, with limits against amplification and no batching. */
export async function createGraphQLServer(
  schema: GraphQLSchema,
  logger: Logger,
): Promise<ApolloServer<GraphQLContext>> {
  const protection = armor.protect();
  const server = new ApolloServer<GraphQLContext>({
    schema,
    ...protection,
    parseOptions: { maxTokens: 2_000 },
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: true,
    formatError: createErrorFormat(logger),
    plugins: [
      ...protection.plugins,
      failureStatusPlugin,
      cacheablePlugin,
      // It visits every field of an answer for hints that no field gives.
      ApolloServerPluginCacheControlDisabled(),
    ],
    logger: {
      debug: () => undefined,
      info: (message: unknown) => logger.debug({ apollo: message }),
      warn: (message: unknown) => logger.warn({ apollo: message }),
      error: (message: unknown) => logger.error({ apollo: message }),
    },
  });
  await server.start();
  return server;
}
