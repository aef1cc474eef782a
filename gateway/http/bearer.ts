import type { IncomingHttpHeaders } from 'node:http';

/** Paths at which programs act; elsewhere the header is not looked at. */
const programPath = /^\/(?:api|graphql|mcp)(?:\/|$)/i;
const scheme = /^Bearer(?: +|$)/i;

/**
 * What a request to a path of programs sends as bearer; undefined where it sends none
 * (product 19.4).
 */
export function bearerOf(path: string, { authorization }: IncomingHttpHeaders): string | undefined {
  return authorization !== undefined && scheme.test(authorization) && programPath.test(path)
    ? authorization.replace(scheme, '').trim()
    : undefined;
}
