import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import { escapeLike } from '../../database/narrow-to-words.ts';
import {
  ExperienceAggregate,
  PageAggregate,
  PageSourceAggregate,
  SourceAggregate,
  type NamedAggregate,
} from '../aggregates.entity.ts';
import { upperQuartiles } from '../histogram.ts';
import { pageSourceName, pageSourceNamed } from '../visits/visit-source.ts';
import type { Period } from './insights-period.ts';
import type {
  InsightsDay,
  InsightsExperience,
  InsightsFilter,
  InsightsPageSource,
} from './insights.types.ts';
import { countedPathsOf, pagesNamed } from './page-titles.ts';

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

interface FilterOptions {
  reader: EntityManager;
  filter: InsightsFilter;
  now: Date;
}

/** Counted names contain no control characters, and PostgreSQL accepts no NUL in a text. */
function hasControl({ path = '', source = '' }: InsightsFilter): boolean {
  return /\p{Cc}/u.test(path + source);
}

/** The paths under which the filter's page was counted; undefined if any page is meant. */
async function pathsOf({ reader, filter, now }: FilterOptions): Promise<string[] | undefined> {
  return filter.path === undefined ? undefined : countedPathsOf(reader, filter.path, now);
}

/** The table that counts what the filter selects, and the names to add up. */
async function rowsOf(
  options: FilterOptions,
): Promise<{ table: new () => NamedAggregate; names: string[] }> {
  const { source } = options.filter;
  const paths = await pathsOf(options);
  if (source === undefined) {
    return { table: PageAggregate, names: paths ?? [] };
  }
  return paths === undefined
    ? { table: SourceAggregate, names: [source] }
    : { table: PageSourceAggregate, names: paths.map((path) => pageSourceName(path, source)) };
}

/** The days of a period with counts of a page, a source or both; views are of a page only. */
export async function filteredDays(
  { from, to }: Period,
  options: FilterOptions,
): Promise<InsightsDay[]> {
  if (hasControl(options.filter)) {
    return [];
  }
  const { table, names } = await rowsOf(options);
  const rows = await options.reader
    .createQueryBuilder(table, 'sum')
    .select('sum.period', 'day')
    .addSelect(table === PageAggregate ? 'SUM(sum.views)' : '0', 'views')
    .addSelect('SUM(sum.visits)', 'visits')
    .addSelect('SUM(sum.requests)', 'requests')
    .where('sum.period BETWEEN :from AND :to AND LENGTH(sum.period) = 10', { from, to })
    .andWhere('sum.name IN (:...names)', { names })
    .groupBy('sum.period')
    .getRawMany<Record<keyof InsightsDay, string | number>>();
  return rows.map(({ day, views, visits, requests }) => ({
    day: String(day),
    views: Number(views),
    visits: Number(visits),
    requests: Number(requests),
  }));
}

/** Visits and requests by page and source, under the current paths, most visits first. */
export async function pageSourcesIn(
  spans: readonly string[],
  options: FilterOptions & { titles: ReadonlyMap<string, string> },
): Promise<InsightsPageSource[]> {
  const { reader, filter, now, titles } = options;
  if (hasControl(filter)) {
    return [];
  }
  const paths = await pathsOf(options);
  const source = filter.source === undefined ? '%' : escapeLike(filter.source);
  const patterns = (paths?.map(escapeLike) ?? ['%']).map((path) => pageSourceName(path, source));
  const likes = patterns.map((_, index) => `sum.name LIKE :like${String(index)} ESCAPE '\\'`);
  const rows = await reader
    .createQueryBuilder(PageSourceAggregate, 'sum')
    .select('sum.name', 'name')
    .addSelect('SUM(sum.visits)', 'visits')
    .addSelect('SUM(sum.requests)', 'requests')
    .where('sum.period IN (:...spans)', { spans })
    .andWhere(
      `(${likes.join(' OR ')})`,
      Object.fromEntries(patterns.map((pattern, index) => [`like${String(index)}`, pattern])),
    )
    .groupBy('sum.name')
    .orderBy('visits', 'DESC')
    .addOrderBy('sum.name')
    .limit(limits.listed)
    .getRawMany<{ name: string; visits: number | string; requests: number | string }>();
  // A pattern also matches other cases, and sources that end in this one.
  const counted = rows
    .map((row) => ({ ...row, ...pageSourceNamed(row.name) }))
    .filter((row) => filter.source === undefined || row.source === filter.source)
    .filter((row) => paths === undefined || paths.includes(row.path));
  const pages = await pagesNamed(
    reader,
    counted.map(({ path }) => path),
    titles,
    now,
  );
  const byName = new Map<string, InsightsPageSource>();
  for (const row of counted) {
    const page = pages(row.path);
    const name = pageSourceName(page.path, row.source);
    const before = byName.get(name) ?? { ...page, source: row.source, visits: 0, requests: 0 };
    before.visits += Number(row.visits);
    before.requests += Number(row.requests);
    byName.set(name, before);
  }
  return [...byName.values()].sort((one, other) => other.visits - one.visits);
}
