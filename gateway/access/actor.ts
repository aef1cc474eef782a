import type { KeyScope } from '../../schema/key-rules.ts';

/** The administrator, with the claims the provider vouched for. */
export interface Administrator {
  readonly kind: 'administrator';
  readonly email: string;
  readonly firstName: string | undefined;
}

/** A program that holds an API key (product 19). */
export interface KeyHolder {
  readonly kind: 'key';
  readonly id: string;
  /** The key's name, as the administrator chose it. */
  readonly name: string;
  /**
   * What stands where an administrator's e-mail address does; no address looks like it
   * (product 19.7).
   */
  readonly email: string;
  readonly firstName?: undefined;
  readonly scopes: ReadonlySet<KeyScope>;
  /**
   * Whether the key's scopes allow the operation; if not, the request counts as unauthenticated.
   */
  readonly permitted: boolean;
  /** Whether an agent acts with it, by the Model Context Protocol. */
  readonly agent: boolean;
}

/** Somebody who changes something, and signs for it. */
export type Author = Administrator | KeyHolder;

/** The caller: an anonymous visitor, an administrator, or a program with an API key. */
export type Actor = { readonly kind: 'anonymous' } | Author;

/** Somebody who is not logged in. */
export const anonymous: Actor = { kind: 'anonymous' };

/** The holder of a key, before it is known what is asked for. */
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

/** The same holder, acting as an agent by the Model Context Protocol. */
export function asAgent(holder: KeyHolder): KeyHolder {
  return { ...holder, agent: true, email: `Agent with API key: ${holder.name}` };
}

/** How a program signs what no person has seen yet; null for a person. */
export function programOf({ kind, email }: Author): string | null {
  return kind === 'key' ? email : null;
}
