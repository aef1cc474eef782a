import type { Request } from 'express';
import { asError } from '../login-error.ts';
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
