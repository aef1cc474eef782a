import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import { ExperienceAggregate } from '../aggregates.entity.ts';
import { upperQuartiles } from '../histogram.ts';
import type { InsightsExperience } from './insights.types.ts';

/** Loading speed and layout stability of pages, those with the most samples first. */
export async function experienceIn(
  reader: EntityManager,
  spans: readonly string[],
): Promise<InsightsExperience[]> {
  const rows = (): SelectQueryBuilder<ExperienceAggregate> =>
    reader
      .createQueryBuilder(ExperienceAggregate, 'sum')
      .select('sum.name', 'path')
      .where('sum.period IN (:...spans)', { spans })
      .groupBy('sum.name');
  // Years of histograms are megabytes, so only those of the pages with the most samples are read.
  const measured = await rows()
    .orderBy('SUM(sum.samples)', 'DESC')
    .addOrderBy('sum.name')
    .limit(limits.measuredListed)
    .getRawMany<{ path: string }>();
  if (measured.length === 0) {
    return [];
  }
  const read = await rows()
    .andWhere('sum.name IN (:...paths)', { paths: measured.map(({ path }) => path) })
    .addSelect("STRING_AGG(sum.histogram, '')", 'histograms')
    .orderBy('sum.name')
    .getRawMany<{ path: string; histograms: string }>();
  return read
    .map(({ path, histograms }) => {
      const { LCP: lcp, INP: inp, CLS: cls } = upperQuartiles(histograms);
      const samples = Math.max(lcp.samples, inp.samples, cls.samples);
      return { path, lcp: lcp.value, inp: inp.value, cls: cls.value, samples };
    })
    .sort((one, other) => other.samples - one.samples);
}
