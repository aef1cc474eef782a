import type { EntityManager } from 'typeorm';
import { insightsLimits } from '../../../schema/insights-limits.ts';
import { DayAggregate, namedAggregates } from '../aggregates.entity.ts';
import { dayOf } from '../reading/insights-period.ts';
import { isFirstOf, spansOf } from '../spans.ts';

function yearsBefore(moment: Date, years: number): string {
  const then = new Date(moment);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return dayOf(then);
}

/** The first day whose aggregates by name are retained. */
export function firstRetainedDay(now: Date): string {
  return yearsBefore(now, insightsLimits.periodYearsMax);
}

/**
 * Deletes the aggregates of spans that started before the first retained day. Totals of the whole
 * site are retained twice as long, because every period is shown together with the previous one.
 */
export async function purgeOldAggregates(manager: EntityManager, now: Date): Promise<void> {
  const first = firstRetainedDay(now);
  const begun = Object.values(spansOf(first)).filter((span) => isFirstOf(span, first));
  for (const table of namedAggregates) {
    await manager
      .createQueryBuilder()
      .delete()
      .from(table)
      .where('period < :first AND period NOT IN (:...begun)', { first, begun })
      .execute();
  }
  await manager
    .createQueryBuilder()
    .delete()
    .from(DayAggregate)
    .where('period < :oldest', { oldest: yearsBefore(now, 2 * insightsLimits.periodYearsMax) })
    .execute();
}
