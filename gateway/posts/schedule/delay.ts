import { scheduleLimits } from '../../../schema/limits.ts';

/** Whether a post went public later than its minute. */
export function isDelayed(seconds: number): boolean {
  return seconds >= scheduleLimits.delayedAfterSeconds;
}
