import express, { Router, type Request, type RequestHandler } from 'express';
import { bodyLimits } from '../../schema/http-limits.ts';
import type { Actor } from '../access/actor.ts';
import type { FairScheduler } from './fair-scheduler.ts';

/** The name of the application setting that contains its `FairScheduler`. */
export const schedulerSetting = 'fair scheduler';

/** Only UTF-8 is JSON (RFC 8259 §8.1). */
const otherCharset = /;\s*charset=(?!"?utf-?8\b)/i;

/** Refuses bodies that are not declared as JSON with 415, before they are read. */
const requireJson: RequestHandler = (request, _response, next) => {
  const other = request.is('application/json') === false;
  const type = other
    ? 'media.unsupported'
    : otherCharset.test(request.headers['content-type'] ?? '') && 'charset.unsupported';
  next(type ? { type } : undefined);
};

/** Refuses a body by its declared length; the parser would read all of it first. */
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
    // The same as for a body that is not an object or a list.
  }
  throw Object.assign(new Error('No JSON.'), { type: 'entity.parse.failed' });
}

/**
 * Waits until the client's request is scheduled, then parses. Otherwise requests whose bodies
 * arrive together would be parsed in one blocking run; a body of 64 kB with thousands of names
 * takes 12 ms.
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
 * Reads JSON of at most `maxBytes` bytes and continues when the client's request is scheduled
 * (product 10.8): 415 for another content type, 413 when too large, 503 when the queue is full.
 */
export function jsonUpTo(maxBytes: number): RequestHandler[] {
  return [...readUpTo(maxBytes), parseInTurn];
}

/**
 * Reads JSON from an administrator: 415 for another content type, 413 when too large, 400 when
 * malformed.
 */
export const jsonBody = jsonUpTo(bodyLimits.administratorMax);

/** Reads a form, or any other JSON without a session, in the same way. */
export const formBody = jsonUpTo(bodyLimits.anonymousMax);

/** Reads JSON in the same way, with a size limit that depends on the sender. */
export function jsonBodyOf(actorOf: (request: Request) => Actor): RequestHandler[] {
  const administrators = Router().use(...readUpTo(bodyLimits.administratorMax));
  const anonymousBody = Router().use(...readUpTo(bodyLimits.anonymousMax));
  const read: RequestHandler = (request, response, next) => {
    const reader = actorOf(request).kind === 'anonymous' ? anonymousBody : administrators;
    reader(request, response, next);
  };
  // After the routers: a handler that follows a router runs a round of the event loop later,
  // outside the scheduled time.
  return [read, parseInTurn];
}
