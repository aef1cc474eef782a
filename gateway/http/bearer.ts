import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Paths for programs; the header is ignored elsewhere. */
const programPath = /^\/(?:api|graphql|mcp)(?:\/|$)/i;
const scheme = /^Bearer(?: +|$)/i;

/** The bearer token of a request to a path for programs; undefined without one (product 19.4). */
export function bearerOf(path: string, { authorization }: IncomingHttpHeaders): string | undefined {
  return authorization !== undefined && scheme.test(authorization) && programPath.test(path)
    ? authorization.replace(scheme, '').trim()
    : undefined;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request contains the token, compared in constant time. */
export function hasBearer({ authorization = '' }: IncomingHttpHeaders, token: string): boolean {
  const sent = scheme.test(authorization) ? authorization.replace(scheme, '').trim() : '';
  return timingSafeEqual(digestOf(sent), digestOf(token));
}
