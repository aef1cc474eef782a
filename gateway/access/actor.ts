import type { KeyScope } from '../../schema/key-rules.ts';
import type { Role } from '../../schema/roles.ts';

/** A person who is logged in, with the claims verified by the provider. */
export interface Administrator {
  readonly kind: 'administrator';
  readonly email: string;
  readonly firstName: string | undefined;
  /** The whole name, if the provider or the list of people has it. */
  readonly name?: string | undefined;
  /** What the person may do, read at each request. */
  readonly roles: readonly Role[];
}

/** A program that holds an API key (product 19). */
export interface KeyHolder {
  readonly kind: 'key';
  readonly id: string;
  /** The name that the administrator gave the key. */
  readonly name: string;
  /**
   * Used where an administrator's e-mail address would be; no real address looks like it
   * (product 19.7).
   */
  readonly email: string;
  readonly firstName?: undefined;
  readonly scopes: ReadonlySet<KeyScope>;
  /**
   * Whether the key's scopes allow the operation; if not, the request counts as unauthenticated.
   */
  readonly permitted: boolean;
  /** Whether an agent uses the key over the Model Context Protocol. */
  readonly agent: boolean;
}

/**
 * A person who is logged in, or a program whose scopes allow the operation: proof that the policy
 * has let them pass, so that services need not ask again.
 */
export type Author = Administrator | (KeyHolder & { readonly permitted: true });

/** The caller: an anonymous visitor, an administrator, or a program with an API key. */
export type Actor = { readonly kind: 'anonymous' } | Administrator | KeyHolder;

/** A visitor who is not logged in. */
export const anonymous: Actor = { kind: 'anonymous' };

/** The holder of a key, not yet permitted any operation. */
export function keyHolder(key: {
  id: string;
  name: string;
  scopes: readonly KeyScope[];
}): KeyHolder {
  return {
    kind: 'key',
    id: key.id,
    name: key.name,
    email: `API key: ${key.name}`,
    scopes: new Set(key.scopes),
    permitted: false,
    agent: false,
  };
}

/** The same holder, acting as an agent over the Model Context Protocol. */
export function asAgent(holder: KeyHolder): KeyHolder {
  return { ...holder, agent: true, email: `Agent with API key: ${holder.name}` };
}

/** Whether an agent acts, whose text counts as written by AI. */
export function isAgent(author: Author): boolean {
  return author.kind === 'key' && author.agent;
}

/** The name under which a program signs work that no person has reviewed yet; null for a person. */
export function programOf({ kind, email }: Author): string | null {
  return kind === 'key' ? email : null;
}
