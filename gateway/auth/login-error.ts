import { adminAddress } from './return-address.ts';

/** Why a login did not succeed (product 9.5). */
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
 * Text of foreign origin as one plain line of at most 200 characters: control characters, line
 * breaks and direction marks become spaces.
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

  /** The local address that shows this failure, and what `returnQuery` asks of it. */
  location(returnQuery?: string): string {
    const details = plainLine(this.details ?? '');
    return adminAddress(returnQuery, {
      error: this.code,
      ...(details === '' ? {} : { details }),
    });
  }
}
