import express, { Router, type Request, type RequestHandler } from 'express';
import { bodyLimits } from '../../schema/limits.ts';
import type { Actor } from '../access/actor.ts';
import type { Turns } from './turns.ts';

/** The name under which the application holds its `Turns`. */
export const turnsSetting = 'turns';

/** Refuses bodies that are not declared as JSON with 415, before anything reads them. */
const requireJson: RequestHandler = (request, _response, next) => {
  const other = request.is('application/json') === false;
  next(other ? { type: 'media.unsupported' } : undefined);
};

/** Refuses a body by its declared length; the parser would read all of it before it says so. */
function refuseHuge(maxBytes: number): RequestHandler {
  return (request, _response, next) => {
    const huge = Number(request.headers['content-length'] ?? 0) > maxBytes;
    next(huge ? { type: 'entity.too.large' } : undefined);
  };
}

/**
 * Waits for the client's turn. Requests whose bodies arrive together would otherwise be worked at in
 * one piece, however long that takes.
 */
const waitForTurn: RequestHandler = async (request, _response, next) => {
  await (request.app.get(turnsSetting) as Turns).turn(request.ip ?? '');
  next();
};

/**
 * Reads JSON of at most so many bytes, and goes on when it is the client's turn (product 10.8): 415
 * for another content type, 413 when too large, 503 when too many wait.
 */
export function jsonUpTo(maxBytes: number): RequestHandler[] {
  return [...readUpTo(maxBytes), waitForTurn];
}

function readUpTo(maxBytes: number): RequestHandler[] {
  return [requireJson, refuseHuge(maxBytes), express.json({ limit: maxBytes })];
}

/**
 * Reads an administrator's JSON: 415 for another content type, 413 when too large, 400 when
 * malformed.
 */
export const jsonBody = jsonUpTo(bodyLimits.administratorMax);

/** Reads a form, or whatever else a stranger may send, in the same manner. */
export const formBody = jsonUpTo(bodyLimits.strangerMax);

/** Reads JSON of a size that depends on who sends it, in the same manner. */
export function jsonBodyOf(actorOf: (request: Request) => Actor): RequestHandler[] {
  const administrators = Router().use(...readUpTo(bodyLimits.administratorMax));
  const strangers = Router().use(...readUpTo(bodyLimits.strangerMax));
  const read: RequestHandler = (request, response, next) => {
    const reader = actorOf(request).kind === 'stranger' ? strangers : administrators;
    reader(request, response, next);
  };
  // Behind the routers: what follows one runs a round of the event loop later, and the turn is over.
  return [read, waitForTurn];
}
