import type { RequestHandler } from 'express';
import type { AddressLimiter } from './rate-limits.ts';

/** Counts a request against its client's reads, and refuses those beyond (product 9.12). */
export function limitReads(limiter: AddressLimiter): RequestHandler {
  return async (request, _response, next) => {
    await limiter.take(request.ip ?? '');
    next();
  };
}
