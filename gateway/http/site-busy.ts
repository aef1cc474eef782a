import { queueLimits } from '../../schema/http-limits.ts';
import { Failure } from '../failure.ts';

/** The error for a request that does not fit into the queue. */
export function siteBusy(): Failure {
  return new Failure('UNAVAILABLE', 'The site is busy. Please try again in a moment.', {
    retryAfterSeconds: queueLimits.retryAfterSeconds,
  });
}
