import { funnelSteps, insightsForms, vitalNames } from '../../../schema/insights-rules.ts';
import { DayCounts, placeOf } from '../counting/day-counts.ts';
import { cellOf } from '../histogram.ts';
import type { Random } from '../../posts/search/random.test-support.ts';
import { daysOf, type Period } from '../reading/insights-period.ts';

function randomCounts(random: Random): DayCounts {
  const counts = new DayCounts();
  const below = (bound: number): number => random.between(0, bound - 1);
  const nameOf = (kind: string): string => `${kind}-${String(below(6))}`;
  for (let times = 0; times < 4; times += 1) {
    counts.totals.views += below(9);
    counts.totals.requests += below(3);
    const page = counts.pages.of(`/${nameOf('page')}`);
    page.views += below(9);
    page.reads += below(3);
    counts.sources.of(nameOf('source')).visits += below(5);
    counts.campaigns.of(nameOf('campaign')).requests += below(5);
    const search = counts.searches.of(nameOf('query'));
    search.results = below(3);
    search.searches += 1;
    search.fruitless += search.results === 0 ? 1 : 0;
    const form = random.pick(insightsForms);
    const place = random.pick([...funnelSteps, 'email', 'message']);
    counts.forms.of(placeOf(form, place)).times += 1 + below(4);
    const cell = cellOf(random.pick(vitalNames), below(3_000));
    const histogram = counts.experience.of(`/${nameOf('page')}`);
    histogram.set(cell, (histogram.get(cell) ?? 0) + 1 + below(40));
  }
  return counts;
}

/** Counts of some days of a period, by day: the first and last ones of each month, and others. */
export function randomDays(period: Period, random: Random): Map<string, DayCounts> {
  const days = daysOf(period).filter((day) =>
    /-(01|09|10|19|20|29|30|31)$/.test(day) ? random.next() < 0.7 : random.next() < 0.1,
  );
  return new Map(days.map((day) => [day, randomCounts(random)]));
}
