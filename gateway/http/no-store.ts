import type { RequestHandler } from 'express';

/** Marks an answer as nobody else's, since it depends on who asks; a route may say otherwise. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
