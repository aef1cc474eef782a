import type { RequestHandler } from 'express';

/** Serves files to GET and HEAD only; other methods pass through and are refused as for pages. */
export function getOnly(files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      return files(request, response, next);
    }
    next();
  };
}
