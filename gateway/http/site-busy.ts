import { queueLimits } from '../../schema/limits.ts';
import { Failure } from '../failure.ts';

/** The refusal of a request that finds no place among those that wait. */
export function siteBusy(): Failure {
  return new Failure('UNAVAILABLE', 'The site is busy. Please try again in a moment.', {
    retryAfterSeconds: queueLimits.retryAfterSeconds,
  });
}
