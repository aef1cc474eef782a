import { asAgent, anonymous, type Actor } from '../access/actor.ts';

/**
 * The actor of an agent's request: the holder of a key, without the scope to publish even if the
 * key has it elsewhere. A person's cookie does not count.
 */
export function agentActor(actor: Actor): Actor {
  if (actor.kind !== 'key') {
    return anonymous;
  }
  const scopes = new Set(actor.scopes);
  scopes.delete('posts.publish');
  return { ...asAgent(actor), scopes, permitted: false };
}
