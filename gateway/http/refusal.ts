import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Finding } from '../../schema/check-rules.ts';
import type { MissingReview } from '../../schema/review-rules.ts';
import { Failure, unexpectedMessage } from '../failure.ts';
import { logFailure } from '../log/log-failure.ts';
import { loggedPath, type Logger } from '../log/logger.ts';

/** The error that a client receives. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  findings?: readonly Finding[] | undefined;
  missing?: readonly MissingReview[] | undefined;
}

/**
 * Converts a thrown error to the response: an expected failure unchanged, otherwise a generic
 * message.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Failure) {
    const { status, code, message, fields, retryAfterSeconds, findings, missing } = error;
    return { status, code, message, fields, retryAfterSeconds, findings, missing };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: unexpectedMessage };
}

/**
 * An error in the format for programs: GraphQL's `errors` under its path, elsewhere REST's `{error,
 * fields?, findings?, missing?}`.
 */
export function refusalBody(
  { code, message, fields, findings, missing }: Refusal,
  path: string,
): object {
  const details = {
    ...(fields ? { fields } : {}),
    ...(findings ? { findings } : {}),
    ...(missing ? { missing } : {}),
  };
  return /^\/graphql(\/|$)/i.test(path)
    ? { errors: [{ message, extensions: { code, ...details } }] }
    : { error: message, ...details };
}

interface EarlyRefusalOptions {
  logger: Logger;
  headers: OutgoingHttpHeaders;
  contentType?: string;
  /** Writes the body in the format of the path's clients; by default as JSON. */
  write?: (refusal: Refusal, path: string) => string;
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
  contentType = 'application/json; charset=utf-8',
  write = (refusal, path) => JSON.stringify(refusalBody(refusal, path)),
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
