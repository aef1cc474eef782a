import type { Request } from 'express';
import { loginReturnMax } from '../../schema/limits.ts';

/** Parameters that only a login sets; other URLs cannot set them. */
const loginParameters = ['error', 'details', 'success'];

/**
 * The `return` of `/api/login`: the query of the administration's URL from which the person came.
 * Undefined when it is absent or longer than `loginReturnMax` characters.
 */
export function readReturnQuery({ query }: Pick<Request, 'query'>): string | undefined {
  const wanted = query['return'];
  return typeof wanted === 'string' && wanted !== '' && wanted.length <= loginReturnMax
    ? wanted
    : undefined;
}

/**
 * The URL to which a login returns: always a path of the administration, with the login's own
 * parameters added.
 */
export function adminAddress(
  returnQuery: string | undefined,
  message: Readonly<Record<string, string>>,
): string {
  const parameters = new URLSearchParams(returnQuery);
  loginParameters.forEach((name) => parameters.delete(name));
  for (const [name, value] of Object.entries(message)) {
    parameters.set(name, value);
  }
  return `/blog-admin?${parameters.toString()}`;
}

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
