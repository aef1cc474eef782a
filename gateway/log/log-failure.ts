import { Failure } from '../failure.ts';
import type { Logger } from './logger.ts';

/** Where an error occurred; the id is the response's `X-Request-Id`. */
export interface FailurePlace {
  requestId: string | undefined;
  path: string;
  /** The field that is null in the GraphQL response because of the error. */
  field?: string;
}

const second = 1_000;

/** Refusals of the same kind, counted until they are logged together. */
const countedBy = new WeakMap<Logger, Map<string, number>>();

/**
 * Logs a refusal with its cause, and further refusals with the same text within a second as one
 * line with their number, so that a client that causes thousands of refusals does not cause
 * thousands of log lines.
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
  logger.error({ err: refusal, ...place }, 'Request rejected temporarily');
  counts.set(message, 0);
  setTimeout(() => {
    const refused = counts.get(message) ?? 0;
    counts.delete(message);
    if (refused > 0) {
      logger.error({ reason: message, requests: refused }, 'More requests rejected temporarily');
    }
  }, second).unref();
}

/**
 * Logs server errors: an unexpected error, or a condition that prevents the site from working.
 * Client errors are not logged.
 */
export function logFailure(logger: Logger, error: unknown, place: FailurePlace): void {
  if (!(error instanceof Failure)) {
    logger.error({ err: error, ...place }, 'Request failed unexpectedly');
  } else if (error.code === 'UNAVAILABLE' && error.retryAfterSeconds !== undefined) {
    logRefusal(logger, error, place);
  }
}
