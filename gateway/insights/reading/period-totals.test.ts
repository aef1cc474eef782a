import { describe, expect, it } from 'vitest';
import { funnelSteps, insightsForms } from '../../../schema/insights-rules.ts';
import {
  emptyInsightsSpans,
  fillInsightsSamples,
  fillInsightsSpans,
} from '../../../data/migrations/fill-insights-spans.ts';
import type { Database } from '../../database/database.ts';
import { RequestKind } from '../../requests/entities/visitor-request.entity.ts';
import { Random } from '../../posts/search/random.test-support.ts';
import { openDatabase } from '../../site-database.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { DayCounts, placeOf, type Columns } from '../counting/day-counts.ts';
import { mergeSpans } from '../counting/merge-spans.ts';
import { writeCounts } from '../counting/write-counts.ts';
import { namedAggregates } from '../aggregates.entity.ts';
import { encodeHistogram, unpackInto, upperQuartiles } from '../histogram.ts';
import { randomDays } from '../testing/random-days.ts';
import { dayAfter, daysOf, type Period } from './insights-period.ts';
import { InsightsService } from './insights.service.ts';

const later = undoAfterEach();
const today = '2026-11-22';
const counted: Period = { from: '2023-11-22', to: today };

/** Sorts by a column, greatest first, then by name. */
function listed<Row extends Columns>(
  rows: ReadonlyMap<string, Row>,
  column: string & keyof Row,
): [string, Row][] {
  return [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .toSorted(([, one], [, other]) => (other[column] ?? 0) - (one[column] ?? 0));
}

/** Every figure of a period, computed day by day in the simplest way. */
function slowFigures(days: ReadonlyMap<string, DayCounts>, period: Period) {
  const within = daysOf(period).flatMap((day) => {
    const counts = days.get(day);
    return counts === undefined ? [] : [{ day, counts }];
  });
  const sum = new DayCounts();
  within.forEach(({ counts }) => sum.add(counts));
  const lastWithoutResults = (query: string): string | undefined =>
    within.findLast(({ counts }) => (counts.searches.rows.get(query)?.fruitless ?? 0) > 0)?.day;
  return {
    totals: sum.totals,
    days: daysOf(period).map((day) => {
      const { views, visits, requests } = (days.get(day) ?? new DayCounts()).totals;
      return { day, views, visits, requests };
    }),
    pages: listed(sum.pages.rows, 'views').map(([path, sums]) => ({ path, title: null, ...sums })),
    sources: listed(sum.sources.rows, 'visits').map(([source, sums]) => ({ source, ...sums })),
    campaigns: listed(sum.campaigns.rows, 'visits').map(([campaign, sums]) => ({
      campaign,
      ...sums,
    })),
    searches: listed(sum.searches.rows, 'searches').map(([query, { searches, results }]) => ({
      ...{ query, count: searches, results },
    })),
    fruitless: listed(sum.searches.rows, 'fruitless')
      .filter(([, { fruitless }]) => fruitless > 0)
      .map(([query, { fruitless }]) => ({
        ...{ query, count: fruitless, lastOn: new Date(lastWithoutResults(query) ?? '') },
      })),
    funnels: insightsForms.map((form) => ({
      form: RequestKind[form],
      steps: funnelSteps.map((step) => ({
        step,
        count: sum.forms.rows.get(placeOf(form, step))?.times ?? 0,
      })),
      abandonedAt: listed(sum.forms.rows, 'times')
        .filter(([place]) => ['email', 'message'].some((field) => place === placeOf(form, field)))
        .map(([place, { times }]) => ({ field: place.split(' ')[1], count: times })),
    })),
    experience: [...sum.experience.rows]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, histogram]) => {
        const { LCP: lcp, INP: inp, CLS: cls } = upperQuartiles(encodeHistogram(histogram));
        const samples = Math.max(lcp.samples, inp.samples, cls.samples);
        return { path, lcp: lcp.value, inp: inp.value, cls: cls.value, samples };
      })
      .toSorted((one, other) => other.samples - one.samples),
  };
}

async function figuresOf(service: InsightsService, period: Period) {
  return {
    totals: await service.totals(period),
    days: await service.days(period),
    pages: await service.pages(period),
    sources: await service.sources(period),
    campaigns: await service.campaigns(period),
    searches: await service.searches(period),
    fruitless: await service.fruitlessSearches(period),
    funnels: await service.funnels(period),
    experience: await service.experience(period),
  };
}

/** All rows of aggregates by name; histograms are compared by their content only. */
async function rowsOf({ reader }: Database): Promise<unknown[]> {
  const tables = namedAggregates.map(async (table) => {
    const rows = await reader.find(table, { order: { period: 'ASC', name: 'ASC' } });
    return rows.map((row) => {
      const histogram = new Map<number, number>();
      unpackInto(histogram, 'histogram' in row ? String(row.histogram) : '');
      const cells = [...histogram].toSorted(([one], [other]) => one - other);
      return Object.fromEntries([...Object.entries(row), ['histogram', cells]]);
    });
  });
  return Promise.all(tables);
}

describe.each(engines)('the figures of a period on %s', (engine) => {
  async function open(seed: number) {
    const storage = await createTestDatabase(engine);
    const database = await openDatabase(storage.url);
    later(async () => {
      await database.close();
      await storage.remove();
    });
    const random = new Random(seed);
    const days = randomDays(counted, random);
    await database.write(async (manager) => {
      for (const [day, counts] of days) {
        await writeCounts(manager, day, counts);
      }
    });
    const service = new InsightsService({
      ...{ database, store: () => Promise.resolve(), pageTitles: () => new Map() },
      now: () => new Date(`${today}T12:00:00Z`),
    });
    return { database, random, days, service };
  }

  it('are the sum of its days, whatever its first and last day', async () => {
    const { random, days, service } = await open(20_261_122);
    const { length } = daysOf(counted);
    const periods = Array.from({ length: 60 }, (_, index): Period => {
      const from = random.between(0, length - 1);
      const to = index % 4 === 0 ? length - 1 : random.between(from, length - 1);
      return { from: dayAfter(counted.from, from), to: dayAfter(counted.from, to) };
    });
    for (const period of [counted, ...periods]) {
      expect(await figuresOf(service, period), JSON.stringify(period)).toEqual(
        slowFigures(days, period),
      );
    }
  });

  it('by name exclude only days that are no longer retained', async () => {
    const { days, service } = await open(7);
    const pages = await service.pages({ from: '2022-05-05', to: '2024-12-31' });
    expect(pages).toEqual(slowFigures(days, { from: counted.from, to: '2024-12-31' }).pages);
    expect(await service.pages({ from: '2019-01-01', to: '2020-12-31' })).toEqual([]);
  });

  it('are the same after an update from a version that stored only days and months', async () => {
    const { database } = await open(3);
    const before = await rowsOf(database);
    const runner = database.source.createQueryRunner();
    await emptyInsightsSpans(runner);
    await runner.query('UPDATE "insights_experience" SET "samples" = 0');
    expect(await rowsOf(database)).not.toEqual(before);
    await fillInsightsSpans(runner);
    await fillInsightsSamples(runner, (place) => (engine === 'sqlite' ? '?' : `$${String(place)}`));
    await runner.release();
    expect(await rowsOf(database)).toEqual(before);
  });

  it('are exact again within an hour after a version without such spans counted concurrently', async () => {
    const { database, days, service } = await open(11);
    const period = { from: `${today.slice(0, 4)}-01-01`, to: today };
    const runner = database.source.createQueryRunner();
    await emptyInsightsSpans(runner);
    await runner.release();
    expect(await service.pages(period)).toEqual([]);
    await database.write((manager) => mergeSpans(manager, new Date(`${today}T12:00:00Z`)));
    expect(await figuresOf(service, period)).toEqual(slowFigures(days, period));
    const settled = await rowsOf(database);
    await database.write((manager) => mergeSpans(manager, new Date(`${today}T13:00:00Z`)));
    expect(await rowsOf(database)).toEqual(settled);
  });
});
