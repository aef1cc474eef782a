import type { EntityManager } from 'typeorm';
import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import { ExperienceSum } from '../entities/experience-sum.entity.ts';
import { unpackInto, upperQuartile, type Histogram } from '../histogram.ts';
import type { InsightsExperience } from './insights.types.ts';

/** How fast and steady pages were, those with the most samples first. */
export async function experienceIn(
  reader: EntityManager,
  spans: readonly string[],
): Promise<InsightsExperience[]> {
  const rows = await reader
    .createQueryBuilder(ExperienceSum, 'sum')
    .select('sum.name', 'name')
    .addSelect('sum.histogram', 'histogram')
    .where('sum.period IN (:...spans)', { spans })
    .getRawMany<{ name: string; histogram: string }>();
  const byPath = new Map<string, Histogram>();
  for (const { name, histogram } of rows) {
    const whole = byPath.get(name) ?? new Map<number, number>();
    unpackInto(whole, histogram);
    byPath.set(name, whole);
  }
  return [...byPath]
    .map(([path, histogram]) => {
      const [lcp, inp, cls] = (['LCP', 'INP', 'CLS'] as const).map((name) =>
        upperQuartile(histogram, name),
      );
      return {
        path,
        lcp: lcp?.value ?? null,
        inp: inp?.value ?? null,
        cls: cls?.value ?? null,
        samples: Math.max(...[lcp, inp, cls].map((quartile) => quartile?.samples ?? 0)),
      };
    })
    .sort((one, other) => other.samples - one.samples || one.path.localeCompare(other.path))
    .slice(0, limits.listed);
}
