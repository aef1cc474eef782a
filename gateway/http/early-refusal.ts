import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { loggedPath, type Logger } from '../log/logger.ts';
import { logFailure } from '../log/log-failure.ts';
import { refusalOf, type Refusal } from './refusal.ts';

interface EarlyRefusalOptions {
  logger: Logger;
  headers: OutgoingHttpHeaders;
  contentType: string;
  /** Writes the body in the format of the path's clients. */
  write: (refusal: Refusal, path: string) => string;
}

/** Responds to a request that failed before Express. */
export type EarlyRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
) => void;

/**
 * Refuses requests before Express: with the failure's status, `Retry-After` and, as in Express, the
 * id under which the failure is logged.
 */
export function earlyRefusal({
  logger,
  headers,
  contentType,
  write,
}: EarlyRefusalOptions): EarlyRefusal {
  return (request, response, error) => {
    if (response.headersSent || response.destroyed) {
      return;
    }
    const requestId = randomUUID();
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    logFailure(logger, error, { requestId, path: loggedPath(path) });
    const refusal = refusalOf(error);
    const retry = refusal.retryAfterSeconds;
    const body = Buffer.from(write(refusal, path), 'utf8');
    response.writeHead(refusal.status, {
      ...headers,
      'cache-control': 'no-store',
      'content-type': contentType,
      'content-length': body.length,
      'x-request-id': requestId,
      ...(retry === undefined ? {} : { 'retry-after': String(retry) }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
