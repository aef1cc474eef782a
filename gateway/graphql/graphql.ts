import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Actor } from '../access/actor.ts';
import { jsonBodyOf } from '../http/json-body.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import { requestIdOf } from '../http/request-log.ts';
import type { FairScheduler } from '../http/fair-scheduler.ts';
import type { Logger } from '../log/logger.ts';
import { AnonymousResponses } from './anonymous-responses.ts';
import type { GraphQLContext } from './context.ts';
import { Documents } from './documents.ts';
import { eventStream } from './event-stream.ts';
import type { EventCounters } from '../site-module.ts';
import { createGraphQLServer } from './server.ts';

interface GraphQLOptions {
  schema: GraphQLSchema;
  publicUrl: string;
  mayHaveSession: (request: IncomingMessage) => boolean;
  actorOf: (request: Request) => Actor;
  /** The source of the events that subscriptions follow. */
  streams: object;
  /** Counts responses served before Express, and the reads of operations beyond the first. */
  limiter: AddressLimiter;
  addressOf: (request: IncomingMessage) => string;
  /** Counts cached responses. */
  counters: EventCounters;
  /** Schedules requests that are handled before Express. */
  scheduler: FairScheduler;
  headers: OutgoingHttpHeaders;
  /** When responses next change without a save, in milliseconds since 1970. */
  expiresAt: () => number;
  /** Whether all changes so far have been received. */
  isCurrent: () => boolean;
  now: () => Date;
  logger: Logger;
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
  const { schema, publicUrl, actorOf, streams, logger } = options;
  const { limiter, addressOf, scheduler, headers, expiresAt, now } = options;
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
  const answers = new AnonymousResponses({
    server,
    documents,
    publicUrl,
    mayHaveSession: options.mayHaveSession,
    limiter,
    addressOf,
    scheduler,
    headers,
    logger,
    expiresAt,
    isCurrent: options.isCurrent,
    counters: options.counters,
    now,
  });
  return {
    tryServe: (request, response) => answers.tryServe(request, response),
    routes,
    clearCache: () => answers.clear(),
    close: () => server.stop(),
  };
}
