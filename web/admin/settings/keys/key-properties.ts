import type { KeyScope } from '../../../generated/admin.ts';
import { dayMs } from '../../../../schema/durations.ts';

/** The labels of the scopes, in the order of the form. */
export const scopeLabels: Record<KeyScope, string> = {
  POSTS_READ: 'Read drafts, versions and images',
  POSTS_WRITE: 'Write drafts and pending changes',
  POSTS_PUBLISH: 'Publish, schedule and withdraw posts',
  CONTENT_WRITE: 'Read and draft site content',
  REQUESTS_READ: 'Read requests, with personal data',
  REQUESTS_WRITE: 'Change status, notes and assignment of requests',
  INSIGHTS_READ: 'Read insights',
};

/** All scopes, in the order of the form. */
export const scopes = Object.keys(scopeLabels) as KeyScope[];

/** The possible validity periods of a new key; null for no expiry. */
export const expiryChoices: { value: number | null; label: string }[] = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'One year' },
  { value: null, label: 'Until it is revoked' },
];

/** The moment this many days from now, as ISO 8601; null for no expiry. */
export function expiryOf(days: number | null, now: Date): string | null {
  return days === null ? null : new Date(now.getTime() + days * dayMs).toISOString();
}

/** The state of a key at a given moment. */
export function keyState(
  key: { expiresAt: string | null; revokedAt: string | null },
  now: Date,
): 'active' | 'expired' | 'revoked' {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && Date.parse(key.expiresAt) <= now.getTime()
    ? 'expired'
    : 'active';
}
