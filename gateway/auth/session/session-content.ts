import { z } from 'zod';

const minute = 60_000;
const hour = 60 * minute;

/** A session nobody uses ends after this time (product 10.5). */
const idleLifetimeMs = 8 * hour;

/** A session ends after this time even when it is used without a pause (product 10.5). */
const absoluteLifetimeMs = 7 * 24 * hour;

/** A session's end is moved at most this often, so that reading pages hardly ever writes. */
export const touchEveryMs = minute;

/** So long may somebody take at the identity provider between leaving and coming back. */
export const attemptLifetimeMs = 15 * minute;

/** Who logged in, as the identity provider vouched for it. */
const administrator = z.object({
  issuer: z.string(),
  sub: z.string(),
  email: z.string(),
  firstName: z.string().optional(),
  /** Time of the login, in milliseconds since 1970. */
  since: z.number(),
});

/** What a login on its way must come back with; it is used once. */
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  startedAt: z.number(),
  /** The query of the administration's address that the login leads back to. */
  returnQuery: z.string().optional(),
});

/** Everything the site keeps in a session. */
export const sessionContent = z.object({
  administrator: administrator.optional(),
  attempt: attempt.optional(),
});

/** What the site keeps in one session. */
export type SessionContent = z.infer<typeof sessionContent>;

/** A login on its way. */
export type LoginAttempt = z.infer<typeof attempt>;

declare module 'express-session' {
  interface SessionData extends SessionContent {
    /** When the stored row expires; absent while the session has never been stored. */
    expiresAt?: number;
    /** True while nobody but the page itself asks; not stored, and no use of the session. */
    unattended?: true;
  }
}

/**
 * When a session used at `now` ends, in milliseconds since 1970: an administrator's moves with
 * its use up to the absolute lifetime, a login's on its way does not move.
 */
export function expiryOf(content: SessionContent, now: number): number {
  const { administrator, attempt } = content;
  if (administrator !== undefined) {
    return Math.min(now + idleLifetimeMs, administrator.since + absoluteLifetimeMs);
  }
  return (attempt?.startedAt ?? now) + attemptLifetimeMs;
}

/**
 * The end to which a use at `now` moves an administrator's stored session; undefined while that
 * would be less than `touchEveryMs` later than the end it has.
 */
export function movedEnd(
  session: SessionContent & { expiresAt?: number; unattended?: true },
  now: number,
): number | undefined {
  const { administrator, expiresAt, unattended } = session;
  if (administrator === undefined || expiresAt === undefined || unattended) {
    return undefined;
  }
  const end = expiryOf(session, now);
  return end - expiresAt >= touchEveryMs ? end : undefined;
}
