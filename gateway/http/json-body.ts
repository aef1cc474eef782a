import express, { Router, type Request, type RequestHandler } from 'express';
import { bodyLimits } from '../../schema/limits.ts';
import type { Actor } from '../access/actor.ts';
import type { FairScheduler } from './fair-scheduler.ts';

/** The name under which the application holds its `FairScheduler`. */
export const schedulerSetting = 'fair scheduler';

/** Only what decodes as UTF-8 is JSON (RFC 8259 §8.1). */
const otherCharset = /;\s*charset=(?!"?utf-?8\b)/i;

/** Refuses bodies that are not declared as JSON with 415, before anything reads them. */
const requireJson: RequestHandler = (request, _response, next) => {
  const other = request.is('application/json') === false;
  const type = other
    ? 'media.unsupported'
    : otherCharset.test(request.headers['content-type'] ?? '') && 'charset.unsupported';
  next(type ? { type } : undefined);
};

/** Refuses a body by its declared length; the parser would read all of it before it says so. */
function refuseHuge(maxBytes: number): RequestHandler {
  return (request, _response, next) => {
    const huge = Number(request.headers['content-length'] ?? 0) > maxBytes;
    next(huge ? { type: 'entity.too.large' } : undefined);
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value === 'object' && value !== null) {
      return value;
    }
  } catch {
    // As what is no object or list.
  }
  throw Object.assign(new Error('No JSON.'), { type: 'entity.parse.failed' });
}

/**
 * Waits for the client's turn and parses in it. Requests whose bodies arrive together would
 * otherwise be worked at in one piece; a body of 64 kB with thousands of names takes 12 ms to parse.
 */
const parseInTurn: RequestHandler = async (request, _response, next) => {
  await (request.app.get(schedulerSetting) as FairScheduler).schedule(request.ip ?? '');
  const bytes: unknown = request.body;
  if (Buffer.isBuffer(bytes)) {
    request.body = bytes.length === 0 ? {} : parsed(bytes);
  }
  next();
};

function readUpTo(maxBytes: number): RequestHandler[] {
  return [
    requireJson,
    refuseHuge(maxBytes),
    express.raw({ type: 'application/json', limit: maxBytes }),
  ];
}

/**
 * Reads JSON of at most so many bytes, and goes on when it is the client's turn (product 10.8): 415
 * for another content type, 413 when too large, 503 when too many wait.
 */
export function jsonUpTo(maxBytes: number): RequestHandler[] {
  return [...readUpTo(maxBytes), parseInTurn];
}

/**
 * Reads an administrator's JSON: 415 for another content type, 413 when too large, 400 when
 * malformed.
 */
export const jsonBody = jsonUpTo(bodyLimits.administratorMax);

/** Reads a form, or whatever else a stranger may send, in the same manner. */
export const formBody = jsonUpTo(bodyLimits.anonymousMax);

/** Reads JSON of a size that depends on who sends it, in the same manner. */
export function jsonBodyOf(actorOf: (request: Request) => Actor): RequestHandler[] {
  const administrators = Router().use(...readUpTo(bodyLimits.administratorMax));
  const anonymousBody = Router().use(...readUpTo(bodyLimits.anonymousMax));
  const read: RequestHandler = (request, response, next) => {
    const reader = actorOf(request).kind === 'anonymous' ? anonymousBody : administrators;
    reader(request, response, next);
  };
  // Behind the routers: what follows one runs a round of the event loop later, and the turn is over.
  return [read, parseInTurn];
}
