import type { RequestHandler } from 'express';

/** Files are there to be read: other methods pass by, to be refused as they are for pages. */
export function getOnly(files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      return files(request, response, next);
    }
    next();
  };
}
