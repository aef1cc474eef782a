import type { Finding } from '../../schema/check-rules.ts';
import type { MissingReview } from '../../schema/review-rules.ts';
import { Failure, unexpectedMessage } from '../failure.ts';

/** The error that a client receives. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  findings?: readonly Finding[] | undefined;
  missing?: readonly MissingReview[] | undefined;
}

/**
 * Converts a thrown error to the response: an expected failure unchanged, otherwise a generic
 * message.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Failure) {
    const { status, code, message, fields, retryAfterSeconds, findings, missing } = error;
    return { status, code, message, fields, retryAfterSeconds, findings, missing };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: unexpectedMessage };
}

/**
 * An error in the format for programs: GraphQL's `errors` under its path, elsewhere REST's `{error,
 * fields?, findings?, missing?}`.
 */
export function refusalBody(
  { code, message, fields, findings, missing }: Refusal,
  path: string,
): object {
  const details = {
    ...(fields ? { fields } : {}),
    ...(findings ? { findings } : {}),
    ...(missing ? { missing } : {}),
  };
  return /^\/graphql(\/|$)/i.test(path)
    ? { errors: [{ message, extensions: { code, ...details } }] }
    : { error: message, ...details };
}
