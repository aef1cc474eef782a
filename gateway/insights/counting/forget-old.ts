import type { EntityManager } from 'typeorm';
import { insightsLimits } from '../../../schema/insights-limits.ts';
import { DaySum } from '../entities/day-sum.entity.ts';
import { namedSums } from '../entities/insights-tables.ts';
import { dayOf } from '../reading/insights-period.ts';

function yearsBefore(moment: Date, years: number): string {
  const then = new Date(moment);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return dayOf(then);
}

/**
 * Removes the sums of days and months that no period reaches any more. What is counted of the whole
 * site is kept twice as long, since every period is shown beside the one before.
 */
export async function forgetOldSums(manager: EntityManager, now: Date): Promise<void> {
  const years = insightsLimits.periodYearsMax;
  const first = yearsBefore(now, years);
  const month = first.slice(0, 7);
  for (const table of namedSums) {
    await manager
      .createQueryBuilder()
      .delete()
      .from(table)
      .where('period < :month', { month })
      .orWhere('(period > :month AND period < :first)', { month, first })
      .execute();
  }
  await manager
    .createQueryBuilder()
    .delete()
    .from(DaySum)
    .where('period < :oldest', { oldest: yearsBefore(now, 2 * years) })
    .execute();
}
