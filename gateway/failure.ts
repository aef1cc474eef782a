import type { Finding } from '../schema/check-rules.ts';

/** The kinds of expected failure; GraphQL shows them as `extensions.code` (product 9.7). */
export type FailureCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'CHECKS_FAILED'
  | 'RATE_LIMITED'
  | 'BAD_GATEWAY'
  | 'UNAVAILABLE';

interface FailureDetails {
  /** First message per input field, under the input's own names. */
  fields?: Record<string, string>;
  /** For RATE_LIMITED and UNAVAILABLE: whole seconds until a retry makes sense. */
  retryAfterSeconds?: number;
  /** For CHECKS_FAILED: what stands in the way of publication. */
  findings?: readonly Finding[];
  cause?: unknown;
}

const statusOf: Record<FailureCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  CHECKS_FAILED: 422,
  RATE_LIMITED: 429,
  BAD_GATEWAY: 502,
  UNAVAILABLE: 503,
};

/**
 * An expected failure with a message made for people. Services throw it; each transport maps it
 * once (REST to `status`, GraphQL to `extensions`). Anything else that is thrown is unexpected:
 * it is logged and shown as a plain sentence.
 */
export class Failure extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly findings: readonly Finding[] | undefined;

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
  }

  /** What GraphQL shows beside the message, in process as over HTTP. */
  get extensions(): { code: FailureCode } {
    return { code: this.code };
  }

  /** The HTTP status that carries this failure. */
  get status(): number {
    return statusOf[this.code];
  }
}

/** What a stranger reads when something unexpected happened. */
export const unexpectedMessage = 'Something went wrong on our side. Please try again.';
