import type { RequestHandler } from 'express';
import { isLoopbackHost } from '../env.ts';
import { Failure } from '../failure.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function isSameOrigin(origin: string, publicUrl: URL, host: string | undefined): boolean {
  if (origin === publicUrl.origin) {
    return true;
  }
  if (!URL.canParse(origin) || !isLoopbackHost(publicUrl.hostname)) {
    return false;
  }
  // On one's own machine "localhost" and "127.0.0.1" are the same site.
  const sender = new URL(origin);
  return isLoopbackHost(sender.hostname) && sender.host === host;
}

/**
 * Refuses state-changing requests that a foreign site made a browser send: a foreign `Origin` or
 * `Sec-Fetch-Site: cross-site` is 403; a program that sends neither passes (contract §6 item 26).
 */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl);
  return (request, _response, next) => {
    if (safeMethods.has(request.method)) {
      next();
      return;
    }
    const origin = request.get('origin');
    const foreign =
      request.get('sec-fetch-site') === 'cross-site' ||
      (origin !== undefined && !isSameOrigin(origin, own, request.get('host')));
    next(foreign ? new Failure('FORBIDDEN', 'Requests from other sites are refused.') : undefined);
  };
}
