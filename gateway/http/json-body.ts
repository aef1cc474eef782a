import express, { type RequestHandler } from 'express';

/** The largest JSON body accepted, in bytes; a post's content of 200,000 characters fits. */
export const maxBodyBytes = 1_000_000;

/** Refuses bodies that are not declared as JSON with 415, before anything reads them. */
const requireJson: RequestHandler = (request, _response, next) => {
  const other = request.is('application/json') === false;
  next(other ? { type: 'media.unsupported' } : undefined);
};

/** Refuses a body by its declared length; the parser would read all of it before it says so. */
const refuseHuge: RequestHandler = (request, _response, next) => {
  const huge = Number(request.headers['content-length'] ?? 0) > maxBodyBytes;
  next(huge ? { type: 'entity.too.large' } : undefined);
};

/** Reads a JSON body: 415 for another content type, 413 when too large, 400 when malformed. */
export const jsonBody: RequestHandler[] = [
  requireJson,
  refuseHuge,
  express.json({ limit: maxBodyBytes }),
];
