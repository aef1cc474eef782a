import type { IncomingMessage, ServerResponse } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Actor } from '../access/actor.ts';
import { jsonBodyOf } from '../http/json-body.ts';
import { requestIdOf } from '../http/request-log.ts';
import { AnonymousResponses, type AnonymousRequestOptions } from './anonymous-responses.ts';
import type { GraphQLContext } from './context.ts';
import { Documents } from './documents.ts';
import { eventStream } from './event-stream.ts';
import { createGraphQLServer } from './server.ts';

interface GraphQLOptions extends AnonymousRequestOptions {
  schema: GraphQLSchema;
  actorOf: (request: Request) => Actor;
  /** The source of the events that subscriptions follow. */
  streams: object;
}

/** GraphQL over HTTP: the part that runs before Express and the part inside it. */
interface GraphQLTransport {
  /**
   * Handles a plain unauthenticated operation; returns false and leaves any other request
   * untouched.
   */
  tryServe: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Everything else under `/graphql`, including streams. */
  routes: RequestHandler;
  clearCache: () => void;
  close: () => Promise<void>;
}

export async function createGraphQL(options: GraphQLOptions): Promise<GraphQLTransport> {
  const { schema, actorOf, streams, limiter, logger } = options;
  const documents = new Documents(schema);
  const server = await createGraphQLServer({ schema, documents, limiter, logger });
  const contextOf = (request: Request): GraphQLContext => ({
    actor: actorOf(request),
    clientAddress: request.ip ?? '',
    requestId: requestIdOf(request),
  });
  const routes = Router();
  routes.use(
    '/graphql',
    ...jsonBodyOf(actorOf),
    eventStream({
      schema,
      documents,
      limiter,
      logger,
      contextOf: (request) => ({ ...contextOf(request), streams }),
    }),
    expressMiddleware(server, { context: ({ req }) => Promise.resolve(contextOf(req)) }),
  );
  const answers = new AnonymousResponses({ ...options, server, documents });
  return {
    tryServe: (request, response) => answers.tryServe(request, response),
    routes,
    clearCache: () => answers.clear(),
    close: () => server.stop(),
  };
}
