import type { RequestHandler } from 'express';

/** Prevents caching of a response that depends on its client; a route may override this. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
