import { asAgent, anonymous, type Actor } from '../access/actor.ts';

/**
 * Who acts for an agent: the holder of a key, without the scope to publish, whatever the key may do
 * elsewhere; a person's cookie does not count.
 */
export function agentActor(actor: Actor): Actor {
  if (actor.kind !== 'key') {
    return anonymous;
  }
  const scopes = new Set(actor.scopes);
  scopes.delete('posts.publish');
  return { ...asAgent(actor), scopes, permitted: false };
}
