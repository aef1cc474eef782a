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
import { AnonymousAnswers } from './anonymous-answers.ts';
import type { GraphQLContext } from './context.ts';
import { Documents } from './documents.ts';
import { eventStream } from './event-stream.ts';
import type { EventCounters } from '../event-counters.ts';
import { createGraphQLServer } from './server.ts';

interface GraphQLOptions {
  schema: GraphQLSchema;
  publicUrl: string;
  /** The name of the session's cookie. */
  sessionCookie: string;
  actorOf: (request: Request) => Actor;
  /** Whose work subscriptions follow. */
  streams: object;
  /** Counts what is answered in front of Express, and what operations are worth beyond a read. */
  limiter: AddressLimiter;
  addressOf: (request: IncomingMessage) => string;
  /** Told of kept answers. */
  counters: EventCounters;
  /** When what is asked for in front of Express is worked at. */
  scheduler: FairScheduler;
  /** What every answer carries. */
  headers: OutgoingHttpHeaders;
  /** Milliseconds since 1970 at which answers change by themselves. */
  expiresAt: () => number;
  /** Whether every change so far is known of. */
  isCurrent: () => boolean;
  now: () => Date;
  logger: Logger;
}

/** GraphQL over HTTP, in front of Express and behind it. */
export interface GraphQLTransport {
  /** Answers a stranger's plain operation; false leaves the request untouched. */
  tryServe: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Everything else under `/graphql`, streams included. */
  routes: RequestHandler;
  /** Forgets the answers that are kept. */
  clearCache: () => void;
  close: () => Promise<void>;
}

/** Starts the GraphQL server over a schema. */
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
  const answers = new AnonymousAnswers({
    server,
    documents,
    publicUrl,
    sessionCookie: options.sessionCookie,
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
