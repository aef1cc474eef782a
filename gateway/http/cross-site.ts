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
  // On one's own machine "localhost" and "127.0.0.1" are the same site.
  const sender = new URL(origin);
  return isLoopbackHost(sender.hostname) && sender.host === host;
}

/** Whether a browser says that another site made it send this request. */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  const { origin, host } = headers;
  return (
    headers['sec-fetch-site'] === 'cross-site' ||
    (origin !== undefined && !isSameOrigin(origin, publicUrl, host))
  );
}

/**
 * The same of a GET that changes something, which carries no `Origin`: a browser that sends no
 * `Sec-Fetch-Site` is recognised by the page that its `Referer` names. Without either it may be
 * an address that was typed, and passes: such requests of other sites carry no session, whose
 * cookie is `SameSite=Lax`.
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

/** The refusal of a request that another site made a browser send. */
export function crossSiteFailure(): Failure {
  return new Failure('FORBIDDEN', 'Requests from other sites are refused.');
}

/**
 * Refuses state-changing requests that a foreign site made a browser send: a foreign `Origin` or
 * `Sec-Fetch-Site: cross-site` is 403; a program that sends neither passes (product 9.11).
 */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl);
  return (request, _response, next) => {
    const refused = !safeMethods.has(request.method) && isCrossSite(request.headers, own);
    next(refused ? crossSiteFailure() : undefined);
  };
}
