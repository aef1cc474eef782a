import { z } from 'zod';
import { keyLimits as limits, keyMessages as messages } from './key-limits.ts';
import { requiredLine } from './text-rules.ts';

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
  name: requiredLine({ required: messages.nameRequired, label: 'Name', max: limits.nameMax }),
  scopes: z
    .array(z.enum(keyScopes), messages.scopesRequired)
    .min(1, messages.scopesRequired)
    .transform((scopes) => keyScopes.filter((scope) => scopes.includes(scope))),
  expiresAt: z.date().nullish(),
};
