import type { Request } from 'express';
import { isLoopbackHost } from '../../schema/loopback.ts';

function urlOf(request: Request, protocol: string): URL | undefined {
  const url = `${protocol}//${request.get('host') ?? ''}`;
  return URL.canParse(url) ? new URL(url) : undefined;
}

/** Headers that proxies and content delivery networks add to forwarded requests. */
const forwardingHeader =
  /^(forwarded|via|proxy-.*|x-(forwarded|original|real|client|cluster-client|proxy|envoy|amzn|azure)(-.*)?|true-client-ip|cf-.*|cdn-loop|fastly-.*)$/;

/**
 * True for a request that names this machine as its host and shows no sign of a proxy: a proxy that
 * forwards other people under the name `localhost` must not give them the embedded provider. A
 * proxy that adds no headers is recognised by HTTP/1.0, nginx's default, which no browser speaks.
 */
export function isFromThisMachine(request: Request): boolean {
  const url = urlOf(request, 'http:');
  return (
    url !== undefined &&
    isLoopbackHost(url.hostname) &&
    request.httpVersion !== '1.0' &&
    !Object.keys(request.headers).some((name) => forwardingHeader.test(name))
  );
}

/**
 * The canonical URL of a path and its query, when a request reached the same port of this machine
 * by another of its names (`127.0.0.1` for `localhost`), for which the browser would not send the
 * session cookie.
 */
export function canonicalLoopbackUrl(request: Request, publicUrl: string): string | undefined {
  const own = new URL(publicUrl);
  const asked = urlOf(request, own.protocol);
  const otherName =
    asked !== undefined &&
    isLoopbackHost(own.hostname) &&
    isLoopbackHost(asked.hostname) &&
    asked.hostname !== own.hostname &&
    asked.port === own.port;
  return otherName ? `${own.origin}${request.originalUrl}` : undefined;
}
