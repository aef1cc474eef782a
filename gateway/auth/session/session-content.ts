import type { Request } from 'express';
import { z } from 'zod';
import { asError } from '../login-error.ts';

const minute = 60_000;
const hour = 60 * minute;

/** An unused session ends after this time (product 10.5). */
const idleLifetimeMs = 8 * hour;

/** A session ends after this time even when it is used without a pause (product 10.5). */
const absoluteLifetimeMs = 7 * 24 * hour;

/** A session's expiry is extended at most this often, so that reading pages rarely writes. */
export const touchEveryMs = minute;

/** How long a person may take at the identity provider. */
export const attemptLifetimeMs = 15 * minute;

/** The logged-in person, as the identity provider reported. */
const administrator = z.object({
  issuer: z.string(),
  sub: z.string(),
  email: z.string(),
  firstName: z.string().optional(),
  /** The whole name. */
  name: z.string().optional(),
  /** Time of the login, in milliseconds since 1970. */
  since: z.number(),
});

/** What the callback of a login must match; it is used once. */
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  startedAt: z.number(),
  /** The query of the administration's URL to which the login returns. */
  returnQuery: z.string().optional(),
});

export const sessionContent = z.object({
  administrator: administrator.optional(),
  attempt: attempt.optional(),
});

export type SessionContent = z.infer<typeof sessionContent>;

/** The content of a stored session; undefined if it is not valid. */
export function parseSessionContent(data: string): SessionContent | undefined {
  try {
    return sessionContent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

export type LoginAttempt = z.infer<typeof attempt>;

declare module 'express-session' {
  interface SessionData extends SessionContent {
    /** When the stored row expires; absent while the session has not been stored. */
    expiresAt?: number;
    /** True for the page's own polling; not stored, and does not count as use of the session. */
    unattended?: true;
  }
}

/**
 * When a session used at `now` ends, in milliseconds since 1970: an administrator's is extended
 * with its use up to the absolute lifetime, a login's in progress is not.
 */
export function expiryOf(content: SessionContent, now: number): number {
  const { administrator, attempt } = content;
  if (administrator !== undefined) {
    return Math.min(now + idleLifetimeMs, administrator.since + absoluteLifetimeMs);
  }
  return (attempt?.startedAt ?? now) + attemptLifetimeMs;
}

/**
 * The expiry to which a use at `now` extends an administrator's stored session; undefined while the
 * gain would be less than `touchEveryMs`.
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

function completed(work: (callback: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => {
      if (error) {
        reject(asError(error));
      } else {
        resolve();
      }
    });
  });
}

/** Whether the request came with a stored session. */
export function isStored(request: Request): boolean {
  return request.session.expiresAt !== undefined;
}

/** Stores the request's session now, not only with the response. */
export function saveSession(request: Request): Promise<void> {
  return completed((callback) => request.session.save(callback));
}

/**
 * Gives the administrator a session under a new id and ends the previous one. The cookie survives
 * closing the browser, until the session expires.
 */
export async function startSession(
  request: Request,
  administrator: NonNullable<SessionContent['administrator']>,
  now: number,
): Promise<void> {
  await completed((callback) => request.session.regenerate(callback));
  request.session.administrator = administrator;
  request.session.cookie.maxAge = expiryOf({ administrator }, now) - now;
  await saveSession(request);
}

/** Ends the session on the server: its id is no longer valid. */
export function endSession(request: Request): Promise<void> {
  return completed((callback) => request.session.destroy(callback));
}
