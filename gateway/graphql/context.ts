import type { GenerationService } from '../ai/generation.service.ts';
import type { Actor } from '../auth/actor.ts';

/** What every resolver is handed. */
export interface GraphQLContext {
  actor: Actor;
  /** The client's address as far as the trusted proxies vouch for it. */
  clientAddress: string;
  /** What subscriptions draw from; only where the answer is an event stream. */
  generations?: GenerationService;
  /** Set when the answer is complete: whether a stranger's same request may be given it again. */
  cacheable?: boolean;
}
