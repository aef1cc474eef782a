import type { Request } from 'express';
import { asError } from '../as-error.ts';
import { expiryOf, type SessionContent } from './session-content.ts';

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

/** True when the request came with a session that the store knows. */
export function isStored(request: Request): boolean {
  return request.session.expiresAt !== undefined;
}

/** Stores the request's session now, not only with the answer. */
export function saveSession(request: Request): Promise<void> {
  return completed((callback) => request.session.save(callback));
}

/**
 * Gives the administrator a session under a new id; the one before ends. The cookie outlives the
 * browser, up to the session's own end.
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

/** Ends the session on the server: its id opens nothing any more. */
export function endSession(request: Request): Promise<void> {
  return completed((callback) => request.session.destroy(callback));
}
