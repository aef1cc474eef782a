import { postHistoryLimits as limits } from '../../../schema/limits.ts';
import { dayMs } from '../../../schema/durations.ts';

/** The part of a stored revision that the rule needs. */
interface Dated {
  id: string;
  /** The time when it was replaced. */
  savedAt: Date;
}

/**
 * The retention rule for revisions of a post: all of the last 30 days, the last of each earlier day
 * (UTC), at most 100 in all; the oldest are deleted first. Takes them newest first and returns the
 * ids to delete.
 */
export function revisionsToDrop(newestFirst: readonly Dated[], now: Date): string[] {
  const retainEachSince = now.getTime() - limits.everyRevisionDays * dayMs;
  const days = new Set<number>();
  let retained = 0;
  return newestFirst.flatMap(({ id, savedAt }) => {
    const time = savedAt.getTime();
    const day = Math.floor(time / dayMs);
    const wanted = time >= retainEachSince || !days.has(day);
    days.add(day);
    if (wanted && retained < limits.revisionsMax) {
      retained += 1;
      return [];
    }
    return [id];
  });
}
