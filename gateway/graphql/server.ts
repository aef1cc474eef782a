import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema, DocumentNode } from 'graphql';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';
import type { Documents } from './documents.ts';
import { formatError } from './error-format.ts';
import { parseOptions } from './operation-limits.ts';
import { operationPlugin } from './operation.plugin.ts';
import { stringifyResponse } from './stringify-response.ts';

const hashLength = 64;

/** Where Apollo looks up documents by hash; its keys end with the hash. */
interface DocumentStore {
  get: (key: string) => Promise<DocumentNode | undefined>;
  set: () => Promise<void>;
  delete: () => Promise<boolean>;
}

/** Gives Apollo the documents that are already checked, so that it does not check them again. */
function documentStore(documents: Documents): DocumentStore {
  return {
    get: (key) => Promise.resolve(documents.get(key.slice(-hashLength))?.document),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}

interface GraphQLServerOptions {
  schema: GraphQLSchema;
  documents: Documents;
  /** Counts the reads of operations beyond one each. */
  limiter: AddressLimiter;
  logger: Logger;
}

/** Starts Apollo Server with limits against amplification and without batching. */
export async function createGraphQLServer({
  schema,
  documents,
  limiter,
  logger,
}: GraphQLServerOptions): Promise<ApolloServer<GraphQLContext>> {
  const server = new ApolloServer<GraphQLContext>({
    schema,
    parseOptions,
    documentStore: documentStore(documents),
    stringifyResult: stringifyResponse,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: true,
    formatError,
    plugins: [
      operationPlugin({ documents, limiter, logger }),
      // It visits every field of a response for cache hints, and no field has any.
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
