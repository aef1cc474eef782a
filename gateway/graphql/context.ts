import { createParameterDecorator } from 'type-graphql';
import { authorOf } from '../access/policy.ts';
import type { Actor } from '../access/actor.ts';

export interface GraphQLContext {
  actor: Actor;
  /** The client's address, derived from the headers of trusted proxies only. */
  clientAddress: string;
  /** The id under which errors are logged; absent where the response does not contain it. */
  requestId?: string | undefined;
  /**
   * Whether the response may be cached for unauthenticated requests, how many reads it counts as,
   * and its cost if already computed. A separate object, because Apollo passes resolvers a copy of
   * the context; a resolver may set `cacheable` to false.
   */
  answer?: { cacheable: boolean; reads: number; cost: number | undefined };
  /** The source of subscriptions, which identify it by its class; only for event streams. */
  streams?: object;
}

/**
 * Keeps a response out of the cache: what is behind the token of a link may end or change at any
 * time.
 */
export function preventCaching({ answer }: GraphQLContext): void {
  if (answer !== undefined) {
    answer.cacheable = false;
  }
}

/**
 * A resolver's parameter: the author who calls.
 * @throws Failure UNAUTHENTICATED or FORBIDDEN for a caller whom the policy has not let pass.
 */
export function CurrentAuthor() {
  return createParameterDecorator<GraphQLContext>(({ context }) => authorOf(context.actor));
}

/**
 * Creates an object that lives as long as one operation, such as a loader that batches ids:
 * `create` is called once per context, however many resolvers use it.
 */
export function perOperation<T extends object>(create: () => T): (context: GraphQLContext) => T {
  const created = new WeakMap<GraphQLContext, T>();
  return (context) => {
    const existing = created.get(context);
    if (existing !== undefined) {
      return existing;
    }
    const value = create();
    created.set(context, value);
    return value;
  };
}
