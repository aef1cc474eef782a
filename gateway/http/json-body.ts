import express, { Router, type Request, type RequestHandler } from 'express';
import { bodyLimits } from '../../schema/limits.ts';
import type { Actor } from '../access/actor.ts';

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

/** Reads JSON of at most so many bytes: 415 for another content type, 413 when too large. */
export function jsonUpTo(maxBytes: number): RequestHandler[] {
  return [requireJson, refuseHuge(maxBytes), express.json({ limit: maxBytes })];
}

/**
 * Reads an administrator's JSON: 415 for another content type, 413 when too large, 400 when
 * malformed.
 */
export const jsonBody = jsonUpTo(bodyLimits.administratorMax);

/** Reads a form, or whatever else a stranger may send, in the same manner. */
export const formBody = jsonUpTo(bodyLimits.strangerMax);

/** Reads JSON of a size that depends on who sends it. */
export function jsonBodyOf(actorOf: (request: Request) => Actor): RequestHandler {
  const administrators = Router().use(...jsonBody);
  const strangers = Router().use(...formBody);
  return (request, response, next) => {
    const read = actorOf(request).kind === 'stranger' ? strangers : administrators;
    read(request, response, next);
  };
}
