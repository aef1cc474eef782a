import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { Failure } from '../failure.ts';
import type { GraphQLContext } from './context.ts';
import { thrownBy } from './error-format.ts';

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
