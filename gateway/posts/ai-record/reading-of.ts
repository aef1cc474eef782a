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
  const { email, firstName, name } = actor;
  const known = [name, firstName, email.split('@', 1)[0]].find(Boolean) ?? '';
  return { by: email, name: known, at: at.toISOString() };
}
