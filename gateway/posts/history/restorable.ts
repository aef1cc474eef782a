import { postHistoryLimits } from '../../../schema/limits.ts';
import { dayMs } from '../../../schema/durations.ts';

const restorableMs = postHistoryLimits.deletedRetentionDays * dayMs;

/** Posts deleted after this time can be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}

/** The time from which a deleted post can no longer be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableMs);
}
