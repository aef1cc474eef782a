import type { Actor } from '../access/actor.ts';

/** The context of every resolver. */
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
