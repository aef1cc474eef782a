import { GraphQLError } from 'graphql';
import { graphqlLimits } from '../../schema/http-limits.ts';

/**
 * The number of reads that an operation of this cost counts as (product 9.12); a cheap one counts
 * as one.
 */
export function readsOf(cost: number): number {
  return Math.max(1, Math.ceil(cost / graphqlLimits.costPerRead));
}

/** The error for an operation whose cost is above the limit; undefined if it is not. */
export function costError(cost: number): GraphQLError | undefined {
  const { costMax } = graphqlLimits;
  return cost <= costMax
    ? undefined
    : new GraphQLError(
        `Query Cost limit of ${String(costMax)} exceeded, found ${String(cost)}. Ask for fewer items or texts at once.`,
        { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
      );
}
