import type { Finding } from '../../schema/check-rules.ts';
import { Failure, unexpectedMessage } from '../failure.ts';

/** What a client is told of a request that was not done. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  findings?: readonly Finding[] | undefined;
}

/**
 * What is told of something that was thrown: an expected failure by itself, else a plain sentence.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Failure) {
    const { status, code, message, fields, retryAfterSeconds, findings } = error;
    return { status, code, message, fields, retryAfterSeconds, findings };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: unexpectedMessage };
}

/**
 * A refusal as programs read it: GraphQL's `errors` under its path, elsewhere REST's
 * `{error, fields?, findings?}`.
 */
export function refusalBody({ code, message, fields, findings }: Refusal, path: string): object {
  const details = { ...(fields ? { fields } : {}), ...(findings ? { findings } : {}) };
  return /^\/graphql(\/|$)/i.test(path)
    ? { errors: [{ message, extensions: { code, ...details } }] }
    : { error: message, ...details };
}
