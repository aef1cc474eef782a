import { postHistoryLimits as limits } from '../../../schema/limits.ts';
import { dayMs } from '../../../schema/durations.ts';

/** A kept revision, as far as the rule needs to know it. */
interface Dated {
  id: string;
  /** When it was replaced. */
  savedAt: Date;
}

/**
 * The rule by which the revisions of a post are pruned: each of the last 30 days is kept, of older
 * ones the last of each day (UTC), and never more than 100 in all; the oldest go first. Takes them
 * newest first, gives the ids of those to drop.
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
