import { GraphQLError } from 'graphql';
import { graphqlLimits } from '../../schema/limits.ts';

/** As how many reads something of this cost counts (product 9.12): what is cheap is one. */
export function readsOf(cost: number): number {
  return Math.max(1, Math.ceil(cost / graphqlLimits.costPerRead));
}

/** The refusal of an operation that asks for too much; undefined when it does not. */
export function excessOf(cost: number): GraphQLError | undefined {
  const { costMax } = graphqlLimits;
  return cost <= costMax
    ? undefined
    : new GraphQLError(
        `Query Cost limit of ${String(costMax)} exceeded, found ${String(cost)}. Ask for fewer items or texts at once.`,
        { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
      );
}
