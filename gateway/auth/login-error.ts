import { adminAddress } from './return-address.ts';

/** Why a login failed (product 9.5). */
export type LoginErrorCode =
  | 'oauth_failed'
  | 'no_user'
  | 'auth_failed'
  | 'login_failed'
  | 'no_strategy'
  | 'no_code'
  | 'callback_failed'
  | 'not_authorized';

const maxDetailsLength = 200;
const controlsAndSeparators = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/**
 * Untrusted text as one plain line of at most 200 characters: control characters, line breaks and
 * direction marks become spaces.
 */
export function plainLine(text: string): string {
  return text
    .replace(controlsAndSeparators, ' ')
    .trim()
    .slice(0, maxDetailsLength)
    .replace(/\p{Cs}/gu, '');
}

/** A failed login that the visitor sees as a code and, sometimes, a sentence. */
export class LoginError extends Error {
  constructor(
    readonly code: LoginErrorCode,
    /** A sentence for the visitor; never a secret. */
    readonly details?: string,
    cause?: unknown,
  ) {
    super(`${code}${details === undefined ? '' : `: ${plainLine(details)}`}`, { cause });
    this.name = 'LoginError';
  }

  /** The local URL that shows this failure, with `returnQuery` added. */
  location(returnQuery?: string): string {
    const details = plainLine(this.details ?? '');
    return adminAddress(returnQuery, {
      error: this.code,
      ...(details === '' ? {} : { details }),
    });
  }
}

/** What was thrown, for callbacks that take an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('Something other than an error was thrown');
}
