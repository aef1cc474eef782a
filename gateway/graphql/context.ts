import type { Actor } from '../auth/actor.ts';

/** What every resolver is handed. */
export interface GraphQLContext {
  actor: Actor;
  /** The client's address as far as the trusted proxies vouch for it. */
  clientAddress: string;
  /** Set when the answer is complete: whether a stranger's same request may be given it again. */
  cacheable?: boolean;
}
