import type { Author } from '../../access/actor.ts';
import { requireForPosts, requirePerson } from '../../access/policy.ts';
import type { Reading } from './ai-record.ts';

/**
 * The reading that a save confirms, if any.
 * @throws Failure FORBIDDEN for keys, and for people who may not write posts.
 */
export function readingOf(
  actor: Author,
  { confirmReading }: { confirmReading?: boolean },
  at: Date,
): Reading | undefined {
  if (confirmReading !== true) return undefined;
  requirePerson(actor);
  requireForPosts(actor, 'write');
  const { email, firstName } = actor;
  return { by: email, name: firstName || (email.split('@', 1)[0] ?? ''), at: at.toISOString() };
}
