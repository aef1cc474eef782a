import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Failure, unexpectedMessage } from '../failure.ts';
import { logFailure } from '../log/log-failure.ts';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';

/** Codes of Apollo's own refusals. These are client errors and safe to show. */
const clientCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The original error, thrown by a resolver or before one was called. */
function thrownBy(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error;
}

/** The code of a client error that Apollo, not a resolver, refused. */
function clientsCode(error: unknown): string | undefined {
  if (!(error instanceof GraphQLError)) {
    return undefined;
  }
  const { code, http } = error.extensions;
  if (typeof code === 'string') {
    return clientCodes.has(code) ? code : undefined;
  }
  // Some of Apollo's refusals, such as the one for a wrong hash, have a status and no code.
  const status = typeof http === 'object' && http !== null && 'status' in http ? http.status : 0;
  return Number(status) >= 400 && Number(status) < 500 ? 'BAD_REQUEST' : undefined;
}

/** Whether a GraphQL error is a client error that Apollo, not a resolver, refused. */
function isClientsMistake(error: unknown): boolean {
  return clientsCode(error) !== undefined;
}

/** Removes suggestions of names from the schema. */
function plainMessage(message: string): string {
  return message.replace(/ Did you mean .*\?$/s, '');
}

/**
 * Maps thrown errors to what a client receives (product 9.7): an expected failure keeps its
 * message, code and field messages; any other error becomes a generic message.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { path, locations } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const original = thrownBy(error);
  if (original instanceof Failure) {
    const { code, fields, retryAfterSeconds, findings, missing } = original;
    return {
      message: original.message,
      ...place,
      extensions: {
        code,
        ...(fields ? { fields } : {}),
        ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
        ...(findings ? { findings } : {}),
        ...(missing ? { missing } : {}),
      },
    };
  }
  const code = clientsCode(error);
  if (code !== undefined) {
    return { message: plainMessage(formatted.message), ...place, extensions: { code } };
  }
  return { message: unexpectedMessage, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Logs an error of an operation with the request id, unless it is a client error. */
export function logOperationError(
  logger: Logger,
  error: GraphQLError,
  { requestId }: GraphQLContext,
): void {
  if (!isClientsMistake(error)) {
    const field = error.path?.join('.');
    const place = { requestId, path: '/graphql', ...(field === undefined ? {} : { field }) };
    logFailure(logger, thrownBy(error), place);
  }
}

/**
 * Sets the HTTP status and `Retry-After` of a temporarily refused operation (product 9.12): 429
 * over a rate limit, 503 while the database is locked. Other failures stay inside a GraphQL
 * response.
 */
export function setFailureStatus({
  errors,
  response,
}: GraphQLRequestContextWillSendResponse<GraphQLContext>): void {
  for (const error of errors ?? []) {
    const original = thrownBy(error);
    if (original instanceof Failure && original.retryAfterSeconds !== undefined) {
      response.http.status = original.status;
      response.http.headers.set('retry-after', String(original.retryAfterSeconds));
    }
  }
}
