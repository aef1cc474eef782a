import { GraphQLError, OperationTypeNode, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import type { RequestParams } from 'graphql-sse';
import type { Documents } from './documents.ts';
import { costError, readsOf } from './operation-price.ts';

/** A subscription that is ready to be executed. */
interface Prepared {
  args: ExecutionArgs;
  /** The number of reads it counts as. */
  reads: number;
}

function refused(message: string, code: string): { errors: readonly GraphQLError[] } {
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}

/**
 * Checks an operation with the same limits and error codes as Apollo's; accepts only subscriptions.
 */
export function prepareSubscription(
  { schema, documents }: { schema: GraphQLSchema; documents: Documents },
  { query, variables, operationName }: RequestParams,
): Prepared | { errors: readonly GraphQLError[] } {
  let checked;
  try {
    checked = documents.check(query);
  } catch (error) {
    return refused(error instanceof Error ? error.message : '', 'GRAPHQL_PARSE_FAILED');
  }
  if (checked.problems.length > 0) {
    return { errors: checked.problems };
  }
  const asked = checked.resolveOperation(operationName, variables);
  if (asked === null) {
    return refused('There is no such operation.', 'OPERATION_RESOLUTION_FAILURE');
  }
  if ('problem' in asked) {
    return { errors: [asked.problem] };
  }
  const excess = costError(asked.cost);
  if (excess !== undefined) {
    return { errors: [excess] };
  }
  if (asked.operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    return refused('Only a subscription is answered as an event stream.', 'BAD_REQUEST');
  }
  return {
    args: {
      schema,
      document: checked.document,
      variableValues: variables ?? null,
      operationName: operationName ?? null,
    },
    reads: readsOf(asked.cost),
  };
}
