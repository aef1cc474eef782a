import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';

/**
 * Serves files to GET and HEAD only; other methods pass through and are refused as for pages. A
 * file that cannot be read any more, as when a release is replaced in place, ends its response.
 */
export function getOnly(files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      // Without a listener, the error would end the process.
      response.once('pipe', (file: Readable) => {
        file.once('error', (error) => response.destroy(error));
      });
      // sirv reads "the last 500 bytes" as the first, and throws at a range that ends before it
      // begins; a server may send the whole file instead (RFC 9110, 14.2).
      delete request.headers.range;
      return files(request, response, next);
    }
    next();
  };
}
