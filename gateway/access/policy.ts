import { Failure } from '../failure.ts';
import type { Actor } from './actor.ts';

/** The text a stranger gets from every administrator's operation. */
export const loginRequiredMessage = 'Authentication required. Please log in.';

/**
 * The one permission of the site (product 10.4): only the administrator passes.
 * @throws Failure UNAUTHENTICATED for everybody else.
 */
export function requireAdministrator(
  actor: Actor,
): asserts actor is Extract<Actor, { kind: 'administrator' }> {
  if (actor.kind !== 'administrator') {
    throw new Failure('UNAUTHENTICATED', loginRequiredMessage);
  }
}
