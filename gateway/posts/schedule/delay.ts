import { scheduleLimits } from '../../../schema/limits.ts';

/** Whether a post was published later than its scheduled minute. */
export function isDelayed(seconds: number): boolean {
  return seconds >= scheduleLimits.delayedAfterSeconds;
}
