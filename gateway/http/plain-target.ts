import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { requestTargetLimits } from '../../schema/limits.ts';
import { readTarget } from './request-target.ts';

const notValid = Buffer.from(JSON.stringify({ error: 'The URL is not valid.' }));
const tooLong = Buffer.from(JSON.stringify({ error: 'The URL is too long.' }));

/** Whether the path of a URL, as sent, is longer than any path of the site. */
function hasLongPath(asked: string): boolean {
  const max = requestTargetLimits.pathMax;
  if (asked.length <= max) return false;
  const path = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(asked)?.[1] ?? '';
  return path.length > max;
}

/**
 * Converts a request's target to the canonical form that all handlers use, or responds with 400
 * when it is not a URL, 414 when its path is too long (product 9.12); true when the request may
 * continue. `headers` are the headers of every response.
 */
export function hasPlainTarget(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): boolean {
  const asked = request.url ?? '/';
  if (asked === '*' && request.method === 'OPTIONS') {
    return true;
  }
  const isTooLong = hasLongPath(asked);
  const target = isTooLong ? undefined : readTarget(asked);
  if (target === undefined) {
    const refusal = isTooLong ? tooLong : notValid;
    response.writeHead(isTooLong ? 414 : 400, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': refusal.length,
    });
    response.end(request.method === 'HEAD' ? undefined : refusal);
    return false;
  }
  request.url = target.url;
  if (target.host !== undefined) {
    request.headers.host = target.host;
  }
  return true;
}
