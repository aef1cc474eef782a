import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { GraphQLContext } from './context.ts';

/** Notes on the context whether an answer may be given again: a query that had no error. */
export function noteCacheable({
  operation,
  errors,
  contextValue: { answer },
}: GraphQLRequestContextWillSendResponse<GraphQLContext>): void {
  if (answer !== undefined) {
    answer.cacheable &&=
      operation?.operation === OperationTypeNode.QUERY && (errors ?? []).length === 0;
  }
}
