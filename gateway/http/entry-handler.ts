import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { queueLimits } from '../../schema/http-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { Arrivals, FairScheduler } from './fair-scheduler.ts';
import { earlyRefusal } from './refusal.ts';
import { isValidRequest } from './valid-request.ts';

/** Handles some requests; returns false and leaves all others untouched. */
interface EarlyHandler {
  tryServe: (request: IncomingMessage, response: ServerResponse) => boolean;
}

interface EntryHandlerOptions {
  /** Responds to health checks, however many requests are queued. */
  health: EarlyHandler;
  /** Sends cached responses, which takes almost no time. */
  cache: EarlyHandler;
  /** Handlers that run before the framework, in this order. */
  earlyHandlers: readonly EarlyHandler[];
  /** The framework, which handles all other requests. */
  app: (request: IncomingMessage, response: ServerResponse) => void;
  scheduler: FairScheduler;
  arrivals: Arrivals;
  addressOf: (request: IncomingMessage) => string;
  headers: OutgoingHttpHeaders;
  logger: Logger;
}

/** Creates the entry point of all requests, which queues them under load. */
export function createEntryHandler({
  health,
  cache,
  earlyHandlers,
  app,
  scheduler,
  arrivals,
  addressOf,
  headers,
  logger,
}: EntryHandlerOptions): (request: IncomingMessage, response: ServerResponse) => void {
  let cachedInRound = 0;
  const serveCached = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (cachedInRound >= queueLimits.cachedPerRound || !cache.tryServe(request, response)) {
      return false;
    }
    cachedInRound += 1;
    if (cachedInRound === 1) {
      setImmediate(() => {
        cachedInRound = 0;
      });
    }
    return true;
  };
  const refuse = earlyRefusal({ logger, headers });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (
      !cache.tryServe(request, response) &&
      !earlyHandlers.some((handler) => handler.tryServe(request, response))
    ) {
      app(request, response);
    }
  };
  return (request, response) => {
    arrivals.note(request.socket);
    if (
      !isValidRequest(request, response, headers) ||
      health.tryServe(request, response) ||
      // Skips the queue; beyond the maximum per round these requests are queued as well.
      serveCached(request, response)
    ) {
      return;
    }
    if (scheduler.isFree()) {
      answer(request, response);
      return;
    }
    scheduler.schedule(addressOf(request)).then(
      () => {
        // A closed connection needs no response.
        if (!request.socket.destroyed) {
          answer(request, response);
        }
      },
      (error: unknown) => refuse(request, response, error),
    );
  };
}
