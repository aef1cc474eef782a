import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Logger } from '../log/logger.ts';
import { earlyRefusal } from './early-refusal.ts';
import { hasPlainTarget } from './plain-target.ts';
import { refusalBody } from './refusal.ts';
import type { Turns } from './turns.ts';

/** Answers some requests by itself; false leaves a request untouched. */
interface Doorkeeper {
  tryServe: (request: IncomingMessage, response: ServerResponse) => boolean;
}

interface FrontDoorOptions {
  /** Answers watchdogs, however many others wait. */
  health: Doorkeeper;
  /** Who is asked in front of the framework, in this order. */
  doorkeepers: readonly Doorkeeper[];
  /** The framework: what answers all others. */
  app: (request: IncomingMessage, response: ServerResponse) => void;
  turns: Turns;
  addressOf: (request: IncomingMessage) => string;
  /** What every answer carries. */
  headers: OutgoingHttpHeaders;
  logger: Logger;
}

/** Where every request comes in, and waits for its turn when there is a crowd. */
export function frontDoor({
  health,
  doorkeepers,
  app,
  turns,
  addressOf,
  headers,
  logger,
}: FrontDoorOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const refuse = earlyRefusal({
    logger,
    headers,
    contentType: 'application/json; charset=utf-8',
    write: (refusal, path) => JSON.stringify(refusalBody(refusal, path)),
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!doorkeepers.some((doorkeeper) => doorkeeper.tryServe(request, response))) {
      app(request, response);
    }
  };
  return (request, response) => {
    if (!hasPlainTarget(request, response, headers) || health.tryServe(request, response)) {
      return;
    }
    if (turns.isFree()) {
      answer(request, response);
      return;
    }
    turns.turn(addressOf(request)).then(
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
