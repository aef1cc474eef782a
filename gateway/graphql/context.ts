import type { Actor } from '../access/actor.ts';

/** What every resolver is handed. */
export interface GraphQLContext {
  actor: Actor;
  /** The client's address as far as the trusted proxies vouch for it. */
  clientAddress: string;
  /** Under which errors are logged; absent where no answer tells it. */
  requestId?: string | undefined;
  /**
   * Whether a stranger's same request may be given the same answer again, how many reads it counts
   * as, and what it costs if that was worked out already. An object of its own, since Apollo hands
   * resolvers a copy of the context; a resolver may set `cacheable` to false.
   */
  answer?: { cacheable: boolean; reads: number; cost: number | undefined };
  /**
   * What subscriptions draw from, which they know by its class; only where the answer is an event
   * stream.
   */
  streams?: object;
}
