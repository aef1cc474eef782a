import { keyMessages, scopeMissing, type KeyScope } from '../../schema/key-rules.ts';
import { may, rolesMessage, type Permission } from '../../schema/roles.ts';
import { Failure } from '../failure.ts';
import type { Access, AnswerWithoutScope, Restricted, Scopes } from './access.ts';
import type { Actor, Administrator, Author } from './actor.ts';

/** The message of every administrator's operation to an unauthenticated caller. */
export const loginRequiredMessage = 'Authentication required. Please log in.';

/**
 * Asks whether the policy has let the actor pass: people who are logged in, and a key whose scopes
 * allow the operation according to `permittedFor`. For fields that are public otherwise; where only
 * authors may call, the type of a parameter says so (product 10.4).
 * @throws Failure UNAUTHENTICATED without a session, FORBIDDEN for other keys.
 */
export function requireAuthor(actor: Actor): asserts actor is Author {
  if (actor.kind === 'anonymous') {
    throw new Failure('UNAUTHENTICATED', loginRequiredMessage);
  }
  if (actor.kind === 'key' && !actor.permitted) {
    throw new Failure('FORBIDDEN', keyMessages.administratorsOnly);
  }
}

/** The actor as an author: see `requireAuthor`. */
export function authorOf(actor: Actor): Author {
  requireAuthor(actor);
  return actor;
}

/**
 * What writing or publishing a post requires beyond the operation's row in the table, because it
 * depends on the record: people need the permission, and keys the scope of the same name.
 * @throws Failure FORBIDDEN without it.
 */
export function requireForPosts(actor: Author, action: 'write' | 'publish'): void {
  if (actor.kind === 'administrator') {
    requirePermission(actor, action);
  } else if (!actor.scopes.has(`posts.${action}`)) {
    throw new Failure('FORBIDDEN', scopeMissing(`posts.${action}`));
  }
}

/**
 * What publishing despite findings requires (product 21.2).
 * @throws Failure FORBIDDEN for keys and people other than owners.
 */
export function requireOwner(actor: Author): void {
  requirePerson(actor);
  requirePermission(actor, 'administer');
}

/**
 * What confirming a reading requires (product 24.2): keys and agents do not read.
 * @throws Failure FORBIDDEN for keys.
 */
export function requirePerson(actor: Author): asserts actor is Administrator {
  if (actor.kind === 'key') {
    throw new Failure('FORBIDDEN', keyMessages.administratorsOnly);
  }
}

/** @throws Failure FORBIDDEN for a person whose roles do not have the permission. */
function requirePermission({ roles }: Administrator, permission: Permission): void {
  if (!may(roles, permission)) {
    throw new Failure('FORBIDDEN', rolesMessage);
  }
}

/** The scope that a key lacks for an operation; undefined if it has all that are needed. */
function lackingScope(
  scopes: ReadonlySet<KeyScope>,
  { allOf, oneOf = [] }: Scopes,
): string | undefined {
  const missing = allOf.find((scope) => !scopes.has(scope));
  if (missing !== undefined) {
    return missing;
  }
  return oneOf.length === 0 || oneOf.some((scope) => scopes.has(scope))
    ? undefined
    : oneOf.join(' or ');
}

/**
 * The one access policy, for people and keys alike: returns the actor of an operation with this
 * row. A key is marked as permitted if its scopes allow the operation.
 * @throws Failure UNAUTHENTICATED or FORBIDDEN where the row refuses the actor.
 */
export function permittedFor(actor: Actor, access: Restricted): Author;
export function permittedFor(actor: Actor, access: Access): Actor;
export function permittedFor(actor: Actor, access: Access): Actor {
  if (access === 'everybody') {
    return actor;
  }
  if (actor.kind === 'anonymous') {
    throw new Failure('UNAUTHENTICATED', loginRequiredMessage);
  }
  if (actor.kind === 'administrator') {
    requirePermission(actor, access.people);
    return actor;
  }
  if (access.keys === undefined) {
    throw new Failure('FORBIDDEN', keyMessages.administratorsOnly);
  }
  const lacking = lackingScope(actor.scopes, access.keys);
  if (lacking !== undefined) {
    throw new Failure('FORBIDDEN', scopeMissing(lacking));
  }
  return { ...actor, permitted: true };
}

/**
 * The members of a response that an actor may read, given what the request sent; undefined if all.
 */
export function readableMembers(
  actor: Actor,
  { scope, withoutIt, ifSent = [] }: AnswerWithoutScope,
  sent: unknown,
): readonly string[] | undefined {
  if (actor.kind !== 'key' || actor.scopes.has(scope)) {
    return undefined;
  }
  const values = new Map(Object.entries(sent ?? {}));
  return [...withoutIt, ...ifSent.filter((name) => typeof values.get(name) === 'string')];
}

/** A response without the members that the actor may not read, given what the request sent. */
export function redactForKey<T extends object>(
  actor: Actor,
  answer: T,
  rule: AnswerWithoutScope,
  sent: unknown,
): Partial<T> {
  const readable = readableMembers(actor, rule, sent);
  if (readable === undefined) {
    return answer;
  }
  const hidden = Object.entries(answer).filter(([name]) => readable.includes(name));
  return Object.fromEntries(hidden) as Partial<T>;
}
