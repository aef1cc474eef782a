import { dayMs } from '../../../../schema/durations.ts';

/** How long a new key may be good; null for ever. */
export const expiryChoices: { value: number | null; label: string }[] = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'One year' },
  { value: null, label: 'Until it is revoked' },
];

/** The moment so many days from now, in ISO 8601; null for none. */
export function expiryOf(days: number | null, now: Date): string | null {
  return days === null ? null : new Date(now.getTime() + days * dayMs).toISOString();
}

/** How a key stands at a moment. */
export function keyState(
  key: { expiresAt: string | null; revokedAt: string | null },
  now: Date,
): 'active' | 'expired' | 'revoked' {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && Date.parse(key.expiresAt) <= now.getTime()
    ? 'expired'
    : 'active';
}
