import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { readTarget } from './request-target.ts';

const refusal = Buffer.from(JSON.stringify({ error: 'The address is not valid.' }));

/**
 * Gives a request's target the one form that everything behind reads, or answers 400 when it is no
 * address at all; true when the request may go on. `headers` are those that every answer carries.
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
  const target = readTarget(asked);
  if (target === undefined) {
    response.writeHead(400, {
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
