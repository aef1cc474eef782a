import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { isLoopbackHost } from '../../schema/loopback.ts';
import { Failure } from '../failure.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function isSameOrigin(origin: string, publicUrl: URL, host: string | undefined): boolean {
  if (origin === publicUrl.origin) {
    return true;
  }
  if (!URL.canParse(origin) || !isLoopbackHost(publicUrl.hostname)) {
    return false;
  }
  // On a local machine "localhost" and "127.0.0.1" are the same site.
  const sender = new URL(origin);
  return isLoopbackHost(sender.hostname) && sender.host === host;
}

/** Whether the browser reports that another site caused this request. */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  const { origin, host } = headers;
  return (
    headers['sec-fetch-site'] === 'cross-site' ||
    (origin !== undefined && !isSameOrigin(origin, publicUrl, host))
  );
}

/**
 * The same check for a state-changing GET, which has no `Origin`: if the browser sends no
 * `Sec-Fetch-Site`, the `Referer` identifies the page. A request with neither may come from a typed
 * URL and passes: cross-site requests of that kind have no session, because its cookie is
 * `SameSite=Lax`.
 */
export function isCrossSiteGet(headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  const { referer, host } = headers;
  const fromElsewhere =
    headers['sec-fetch-site'] === undefined &&
    referer !== undefined &&
    URL.canParse(referer) &&
    !isSameOrigin(new URL(referer).origin, publicUrl, host);
  return fromElsewhere || isCrossSite(headers, publicUrl);
}

export function crossSiteFailure(): Failure {
  return new Failure('FORBIDDEN', 'Requests from other sites are rejected.');
}

/**
 * Refuses state-changing cross-site requests: a foreign `Origin` or `Sec-Fetch-Site: cross-site` is
 * 403; a program that sends neither passes (product 9.11).
 */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl);
  return (request, _response, next) => {
    const refused = !safeMethods.has(request.method) && isCrossSite(request.headers, own);
    next(refused ? crossSiteFailure() : undefined);
  };
}
