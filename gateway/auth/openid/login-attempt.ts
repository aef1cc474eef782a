import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { asError, LoginError } from '../login-error.ts';
import { attemptLifetimeMs, saveSession, type LoginAttempt } from '../session/session-content.ts';

type Stored = (error: Error | null, state?: string) => void;

/**
 * The login that this browser started and that `state` identifies.
 * @throws LoginError auth_failed when there is none, it is another, or it is too old.
 */
export function pendingAttempt(
  request: Request,
  state: string | undefined,
  now: number,
): LoginAttempt {
  const { attempt } = request.session;
  if (attempt === undefined || attempt.state !== state) {
    throw new LoginError('auth_failed', 'The login was not started in this browser.');
  }
  if (now - attempt.startedAt > attemptLifetimeMs) {
    throw new LoginError('auth_failed', 'The login took too long.');
  }
  return attempt;
}

/**
 * Removes that login from the session, so that it cannot be retried.
 * @throws LoginError as `pendingAttempt` does.
 */
export function takeAttempt(
  request: Request,
  state: string | undefined,
  now: number,
): LoginAttempt {
  const attempt = pendingAttempt(request, state, now);
  delete request.session.attempt;
  return attempt;
}

/**
 * The state store of one authorization request: binds `state`, `nonce` and the PKCE verifier to the
 * visitor's session. Has the interface that passport-openidconnect expects of a `store`.
 */
export class LoginAttemptStore {
  /** RFC 7636 §4.1: 32 random octets as base64url. */
  readonly codeVerifier = randomBytes(32).toString('base64url');

  constructor(
    private readonly clock: () => number,
    private readonly returnQuery: string | undefined,
  ) {}

  /** Stores the attempt before the redirect to the provider. */
  store(
    request: Request,
    context: { nonce?: string | undefined },
    _appState: object | undefined,
    _metadata: object | undefined,
    callback: Stored,
  ): void {
    const state = randomBytes(24).toString('base64url');
    request.session.attempt = {
      state,
      nonce: context.nonce ?? '',
      codeVerifier: this.codeVerifier,
      startedAt: this.clock(),
      returnQuery: this.returnQuery,
    };
    saveSession(request)
      .then(() => callback(null, state))
      .catch((error: unknown) => callback(asError(error)));
  }

  /** Required by the interface; `LoginStrategy` handles the callback itself. */
  verify(_request: Request, _state: string, callback: (error: Error) => void): void {
    callback(new Error('The way back does not lead through passport-openidconnect'));
  }
}
