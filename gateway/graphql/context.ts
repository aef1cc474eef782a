import type { Actor } from '../auth/actor.ts';

/** What every resolver is handed. */
export interface GraphQLContext {
  actor: Actor;
  /** The client's address as far as the trusted proxies vouch for it. */
  clientAddress: string;
}
