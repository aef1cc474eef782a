import type { Request } from 'express';
import { isLoopbackHost } from '../env.ts';

function urlOf(request: Request, protocol: string): URL | undefined {
  const url = `${protocol}//${request.get('host') ?? ''}`;
  return URL.canParse(url) ? new URL(url) : undefined;
}

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
] as const;

/**
 * True for a request that names this machine as its host and shows no sign of a proxy: one that
 * forwards strangers under the name `localhost` must not lead them to the embedded provider.
 */
export function isFromThisMachine(request: Request): boolean {
  const url = urlOf(request, 'http:');
  return (
    url !== undefined &&
    isLoopbackHost(url.hostname) &&
    forwardingHeaders.every((name) => request.get(name) === undefined)
  );
}

/**
 * The canonical address of a path, when a request reached the same port of this machine by
 * another of its names (`127.0.0.1` for `localhost`): the session cookie would not come back.
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
  return otherName ? `${own.origin}${request.path}` : undefined;
}
