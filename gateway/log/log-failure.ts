import { Failure } from '../failure.ts';
import type { Logger } from './logger.ts';

/** Where something failed; the id is the one that the answer carries as `X-Request-Id`. */
export interface FailurePlace {
  requestId: string | undefined;
  path: string;
  /** The field of a GraphQL answer that it left empty. */
  field?: string;
}

/**
 * Logs what went wrong on our side: an unexpected error, or what keeps the site from working at
 * present. A refusal that the client can mend is none of the log's business.
 */
export function logFailure(logger: Logger, error: unknown, place: FailurePlace): void {
  if (!(error instanceof Failure)) {
    logger.error({ err: error, ...place }, 'Request failed unexpectedly');
  } else if (error.code === 'UNAVAILABLE' && error.retryAfterSeconds !== undefined) {
    logger.error({ err: error, ...place }, 'Request refused for now');
  }
}
