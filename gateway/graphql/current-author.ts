import { createParameterDecorator } from 'type-graphql';
import { authorOf } from '../access/policy.ts';
import type { GraphQLContext } from './context.ts';

/**
 * A resolver's parameter: the author who calls.
 * @throws Failure UNAUTHENTICATED or FORBIDDEN for a caller whom the policy has not let pass.
 */
export function CurrentAuthor() {
  return createParameterDecorator<GraphQLContext>(({ context }) => authorOf(context.actor));
}
