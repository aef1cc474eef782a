import type { GraphQLError } from 'graphql';
import { logFailure } from '../log/log-failure.ts';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';
import { isClientsMistake, thrownBy } from './error-format.ts';

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
