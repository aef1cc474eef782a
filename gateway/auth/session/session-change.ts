import type { Request } from 'express';
import { asError } from '../as-error.ts';
import type { SessionContent } from './session-content.ts';

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

/** Gives the administrator a session under a new id; the one before ends. */
export async function startSession(
  request: Request,
  administrator: NonNullable<SessionContent['administrator']>,
): Promise<void> {
  await completed((callback) => request.session.regenerate(callback));
  request.session.administrator = administrator;
  await saveSession(request);
}

/** Ends the session on the server: its id opens nothing any more. */
export function endSession(request: Request): Promise<void> {
  return completed((callback) => request.session.destroy(callback));
}
