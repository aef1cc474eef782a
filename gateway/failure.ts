import type { Finding } from '../schema/check-rules.ts';
import type { MissingReview } from '../schema/review-rules.ts';

/** The kinds of expected failure; `extensions.code` in GraphQL (product 9.7). */
type FailureCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'CHECKS_FAILED'
  | 'REVIEW_REQUIRED'
  | 'RATE_LIMITED'
  | 'BAD_GATEWAY'
  | 'UNAVAILABLE';

interface FailureDetails {
  /** The first message per input field, under the input's field names. */
  fields?: Record<string, string>;
  /** For RATE_LIMITED and UNAVAILABLE: whole seconds after which to retry. */
  retryAfterSeconds?: number;
  /** For CHECKS_FAILED: what prevents publication. */
  findings?: readonly Finding[];
  /** For REVIEW_REQUIRED: what the publication lacks. */
  missing?: readonly MissingReview[];
  cause?: unknown;
}

const statusOf: Record<FailureCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  CHECKS_FAILED: 422,
  REVIEW_REQUIRED: 422,
  RATE_LIMITED: 429,
  BAD_GATEWAY: 502,
  UNAVAILABLE: 503,
};

/**
 * An expected failure with a message for people. Services throw it, and each transport maps it once
 * (REST to `status`, GraphQL to `extensions`). Any other error is unexpected: it is logged, and the
 * client receives a generic message.
 */
export class Failure extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly findings: readonly Finding[] | undefined;
  readonly missing: readonly MissingReview[] | undefined;

  constructor(
    readonly code: FailureCode,
    message: string,
    details: FailureDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'Failure';
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.findings = details.findings;
    this.missing = details.missing;
  }

  /** The GraphQL extensions, in process and over HTTP. */
  get extensions(): { code: FailureCode } {
    return { code: this.code };
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/** The failure of input with one invalid field; its message is also that of the failure. */
export function fieldFailure(field: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, { fields: { [field]: message } });
}

/** The message that clients receive for an unexpected error. */
export const unexpectedMessage = 'Something went wrong on our side. Please try again.';
