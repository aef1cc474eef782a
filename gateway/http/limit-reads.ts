import type { RequestHandler } from 'express';
import type { AddressLimiter } from './rate-limits.ts';

/** Counts a request towards its client's read limit and refuses it beyond that (product 9.12). */
export function limitReads(limiter: AddressLimiter): RequestHandler {
  return async (request, _response, next) => {
    await limiter.take(request.ip ?? '');
    next();
  };
}
