import { z } from 'zod';
import { requiredLine } from './text-rules.ts';

/** Limits for API keys (product 19). */
export const keyLimits = {
  nameMax: 80,
  /** How many keys may be active at the same time. */
  keysMax: 50,
  /** The last use is written at most this often. */
  lastUseEveryMs: 60_000,
  /** How long an inactive key stays in the list. */
  listedDaysAfterEnd: 90,
} as const;

/** Messages about keys, for people and programs. */
export const keyMessages = {
  nameRequired: 'Enter a name for the key.',
  nameTaken: 'Another active key already has this name. Choose a different one.',
  scopesRequired: 'Choose at least one permission.',
  expired: 'Choose a future date.',
  keysMax: `There are ${String(keyLimits.keysMax)} active keys. Revoke one you no longer need.`,
  missing: 'This key does not exist or has already been revoked.',
  unknown: 'This API key is invalid, expired or revoked.',
  administratorsOnly: 'API keys cannot do this. An administrator must log in.',
} as const;

/** The error for a key without the required scope. */
export function scopeMissing(scope: string): string {
  return `This API key lacks the scope ${scope}.`;
}

export const keyToasts = { revoked: { title: 'API key revoked' } } as const;

/** The scopes of an API key (product 19.2); no scope implies another. */
export const keyScopes = [
  'posts.read',
  'posts.write',
  'posts.publish',
  'content.write',
  'requests.read',
  'requests.write',
  'insights.read',
] as const;

export type KeyScope = (typeof keyScopes)[number];

export const keyRules = {
  name: requiredLine({ required: keyMessages.nameRequired, label: 'Name', max: keyLimits.nameMax }),
  scopes: z
    .array(z.enum(keyScopes), keyMessages.scopesRequired)
    .min(1, keyMessages.scopesRequired)
    .transform((scopes) => keyScopes.filter((scope) => scopes.includes(scope))),
  expiresAt: z.date().nullish(),
};
