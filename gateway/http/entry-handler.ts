import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { queueLimits } from '../../schema/limits.ts';
import type { Logger } from '../log/logger.ts';
import type { Arrivals } from './arrivals.ts';
import { earlyRefusal } from './early-refusal.ts';
import { hasPlainTarget } from './plain-target.ts';
import { refusalBody } from './refusal.ts';
import type { FairScheduler } from './fair-scheduler.ts';

/** Answers some requests by itself; false leaves a request untouched. */
interface EarlyHandler {
  tryServe: (request: IncomingMessage, response: ServerResponse) => boolean;
}

interface EntryHandlerOptions {
  /** Answers watchdogs, however many others wait. */
  health: EarlyHandler;
  /** Answers with what is kept, which takes next to no time. */
  cache: EarlyHandler;
  /** Who is asked in front of the framework, in this order. */
  earlyHandlers: readonly EarlyHandler[];
  /** The framework: what answers all others. */
  app: (request: IncomingMessage, response: ServerResponse) => void;
  scheduler: FairScheduler;
  arrivals: Arrivals;
  addressOf: (request: IncomingMessage) => string;
  /** What every answer carries. */
  headers: OutgoingHttpHeaders;
  logger: Logger;
}

/** Where every request comes in, and waits for its turn when there is a crowd. */
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
  const refuse = earlyRefusal({
    logger,
    headers,
    contentType: 'application/json; charset=utf-8',
    write: (refusal, path) => JSON.stringify(refusalBody(refusal, path)),
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (
      !cache.tryServe(request, response) &&
      !earlyHandlers.some((doorkeeper) => doorkeeper.tryServe(request, response))
    ) {
      app(request, response);
    }
  };
  return (request, response) => {
    arrivals.note(request.socket);
    if (
      !hasPlainTarget(request, response, headers) ||
      health.tryServe(request, response) ||
      // Past those who wait; what is beyond a round's number waits as well.
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
        // Who has gone meanwhile needs no answer.
        if (!request.socket.destroyed) {
          answer(request, response);
        }
      },
      (error: unknown) => refuse(request, response, error),
    );
  };
}
