import { Failure } from '../failure.ts';
import type { Logger } from './logger.ts';

/** Where something failed; the id is the one that the answer carries as `X-Request-Id`. */
export interface FailurePlace {
  requestId: string | undefined;
  path: string;
  /** The field of a GraphQL answer that it left empty. */
  field?: string;
}

const second = 1_000;

/** Refusals of one kind that are counted until they are told of together. */
const countedBy = new WeakMap<Logger, Map<string, number>>();

/**
 * Logs a refusal with its cause, and those of the same text that follow within a second as one line
 * with their number: who makes the site refuse thousands must not make it write thousands of lines.
 */
function logRefusal(logger: Logger, refusal: Failure, place: FailurePlace): void {
  const counts = countedBy.get(logger) ?? new Map<string, number>();
  countedBy.set(logger, counts);
  const { message } = refusal;
  const count = counts.get(message);
  if (count !== undefined) {
    counts.set(message, count + 1);
    return;
  }
  logger.error({ err: refusal, ...place }, 'Request refused for now');
  counts.set(message, 0);
  setTimeout(() => {
    const refused = counts.get(message) ?? 0;
    counts.delete(message);
    if (refused > 0) {
      logger.error({ reason: message, requests: refused }, 'More requests refused for now');
    }
  }, second).unref();
}

/**
 * Logs what went wrong on our side: an unexpected error, or what keeps the site from working at
 * present. A refusal that the client can mend is none of the log's business.
 */
export function logFailure(logger: Logger, error: unknown, place: FailurePlace): void {
  if (!(error instanceof Failure)) {
    logger.error({ err: error, ...place }, 'Request failed unexpectedly');
  } else if (error.code === 'UNAVAILABLE' && error.retryAfterSeconds !== undefined) {
    logRefusal(logger, error, place);
  }
}
