import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import { funnelSteps, insightsForms } from '../../../schema/insights-rules.ts';
import type { Database } from '../../database/database.ts';
import { RequestKind } from '../../requests/entities/visitor-request.entity.ts';
import {
  CampaignAggregate,
  DayAggregate,
  FormAggregate,
  type NamedAggregate,
  PageAggregate,
  SearchAggregate,
  SourceAggregate,
} from '../aggregates.entity.ts';
import { assistantSources, visitsByAssistant } from '../machines/machine-agents.ts';
import { placeOf } from '../counting/day-counts.ts';
import { firstRetainedDay } from '../counting/purge-old.ts';
import { spansIn } from '../spans.ts';
import { experienceIn, filteredDays, pageSourcesIn } from './page-sources.ts';
import { articlesUnreadIn, machineReadersIn } from './machine-readers.ts';
import { dayOf, daysOf, type Period } from './insights-period.ts';
import {
  FunnelStep,
  type InsightsCampaign,
  type InsightsDay,
  type InsightsExperience,
  type InsightsSearchWithoutResults,
  type InsightsFunnel,
  type InsightsMachineReader,
  type InsightsFilter,
  type InsightsPage,
  type InsightsPageSource,
  type InsightsSearch,
  type InsightsSource,
  type InsightsTotals,
  type InsightsUnreadArticle,
} from './insights.types.ts';
import { pagesNamed } from './page-titles.ts';

interface InsightsServiceOptions {
  database: Database;
  /** Writes the counts of this gateway that are not stored yet. */
  store: () => Promise<void>;
  /** The titles of the site's own pages by path. */
  pageTitles: () => ReadonlyMap<string, string>;
  now: () => Date;
}

/** A row of aggregates as either engine returns it: PostgreSQL returns sums as text. */
type Raw = Record<string, number | string>;

/** A name with a sum, as either engine returns it. */
interface Most {
  name: string;
  count: number | string;
}

/** Reads visit statistics for administrators. */
export class InsightsService {
  constructor(private readonly options: InsightsServiceOptions) {}

  /** Writes the counts of this gateway, so that the following reads include them. */
  bringUpToDate(): Promise<void> {
    return this.options.store();
  }

  async totals(period: Period): Promise<InsightsTotals> {
    const names = totalNames;
    const raw = await summed(this.dayRows(period), names).getRawOne<Raw>();
    return numbersOf(raw ?? {}, names);
  }

  /** Every day of a period, including those without counts: of the site, a page or a source. */
  async days(period: Period, filter: InsightsFilter = {}): Promise<InsightsDay[]> {
    const isFiltered = filter.path !== undefined || filter.source !== undefined;
    const rows = await (isFiltered
      ? filteredDays(period, this.filterOptions(filter))
      : this.dayRows(period)
          .select('sum.period', 'day')
          .addSelect('sum.views', 'views')
          .addSelect('sum.visits', 'visits')
          .addSelect('sum.requests', 'requests')
          .getRawMany<InsightsDay>());
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return daysOf(period).map((day) => {
      const { views = 0, visits = 0, requests = 0 } = byDay.get(day) ?? {};
      return { day, views, visits, requests };
    });
  }

  /** The most viewed pages; a public post whose slug has changed is listed under its current path. */
  async pages(period: Period): Promise<InsightsPage[]> {
    const names = ['views', 'visits', 'reads', 'dialogs', 'requests'] as const;
    const rows = await this.named(PageAggregate, period, names);
    const pages = await pagesNamed(
      this.reader,
      rows.map(({ name }) => name),
      this.options.pageTitles(),
      this.options.now(),
    );
    const byPath = new Map<string, InsightsPage>();
    for (const { name, ...sums } of rows) {
      const { path, title } = pages(name);
      const before = byPath.get(path);
      if (before === undefined) {
        byPath.set(path, { path, title, ...sums });
      } else {
        names.forEach((column) => (before[column] += sums[column]));
      }
    }
    return [...byPath.values()].sort((one, other) => other.views - one.views);
  }

  pageSources(period: Period, filter: InsightsFilter): Promise<InsightsPageSource[]> {
    const titles = this.options.pageTitles();
    return pageSourcesIn(this.spansIn(period), { ...this.filterOptions(filter), titles });
  }

  /** Sources of visits without the sites of assistants. */
  sources(period: Period): Promise<InsightsSource[]> {
    return this.sourcesWhere(period, 'sum.name NOT IN (:...assistantSources)');
  }

  async assistantVisits(period: Period): Promise<InsightsSource[]> {
    return visitsByAssistant(await this.sourcesWhere(period, 'sum.name IN (:...assistantSources)'));
  }

  machineReaders(period: Period): Promise<InsightsMachineReader[]> {
    return machineReadersIn(this.machineReadsOf(period));
  }

  unreadByMachines(period: Period): Promise<InsightsUnreadArticle[]> {
    return articlesUnreadIn(this.machineReadsOf(period));
  }

  async campaigns(period: Period): Promise<InsightsCampaign[]> {
    const rows = await this.named(CampaignAggregate, period, ['visits', 'requests']);
    return rows.map(({ name, ...sums }) => ({ campaign: name, ...sums }));
  }

  /** The most frequent searches, with the number of results of the last one. */
  async searches(period: Period): Promise<InsightsSearch[]> {
    // A period occurs once per query, so the greatest of these texts is the latest one.
    const found = await this.most(this.select(SearchAggregate, period), 'searches')
      .addSelect("MAX(sum.period || ' ' || sum.results)", 'last')
      .getRawMany<Most & { last: string }>();
    return found.map(({ name, count, last }) => ({
      query: name,
      count: Number(count),
      results: Number(last.split(' ')[1]),
    }));
  }

  /** The most frequent searches without results. */
  async fruitlessSearches(period: Period): Promise<InsightsSearchWithoutResults[]> {
    const found = await this.most(this.select(SearchAggregate, period), 'fruitless')
      .addSelect('MAX(sum.fruitlessOn)', 'lastOn')
      .andWhere('sum.fruitless > 0')
      .getRawMany<Most & { lastOn: string }>();
    return found.map(({ name, count, lastOn }) => ({
      query: name,
      count: Number(count),
      lastOn: new Date(lastOn),
    }));
  }

  async funnels(period: Period): Promise<InsightsFunnel[]> {
    const rows = await this.named(FormAggregate, period, ['times']);
    const times = new Map(rows.map((row) => [row.name, row.times]));
    const fieldsOf = (form: string): InsightsFunnel['abandonedAt'] =>
      rows
        .map((row) => ({ place: row.name.split(' '), count: row.times }))
        .filter(({ place: [of, at = ''] }) => of === form && !isStep(at))
        .map(({ place: [, field = ''], count }) => ({ field, count }));
    return insightsForms.map((form) => ({
      form: RequestKind[form],
      steps: funnelSteps.map((step) => ({
        step: FunnelStep[step],
        count: times.get(placeOf(form, step)) ?? 0,
      })),
      abandonedAt: fieldsOf(form),
    }));
  }

  experience(period: Period): Promise<InsightsExperience[]> {
    return experienceIn(this.reader, this.spansIn(period));
  }

  private filterOptions(filter: InsightsFilter) {
    return { reader: this.reader, filter, now: this.options.now() };
  }

  private machineReadsOf(period: Period) {
    return { reader: this.reader, spans: this.spansIn(period), now: this.options.now() };
  }

  private async sourcesWhere(period: Period, condition: string): Promise<InsightsSource[]> {
    const names = ['visits', 'requests'] as const;
    const rows = await this.named(SourceAggregate, period, names, (selected) =>
      selected.andWhere(condition, { assistantSources }),
    );
    return rows.map(({ name, ...sums }) => ({ source: name, ...sums }));
  }

  private get reader(): EntityManager {
    return this.options.database.reader;
  }

  /**
   * The spans of a period, without days so old that the aggregates of their year are no longer
   * retained.
   */
  private spansIn({ from, to }: Period): string[] {
    const now = this.options.now();
    const first = firstRetainedDay(now);
    const isCut = from < first && first <= to;
    return spansIn({ from: isCut ? first : from, to }, dayOf(now));
  }

  private dayRows({ from, to }: Period): SelectQueryBuilder<DayAggregate> {
    return this.reader
      .createQueryBuilder(DayAggregate, 'sum')
      .where('sum.period BETWEEN :from AND :to', { from, to });
  }

  private select<Row extends NamedAggregate>(
    table: new () => Row,
    period: Period,
  ): SelectQueryBuilder<Row> {
    const spans = this.spansIn(period);
    return this.reader
      .createQueryBuilder(table, 'sum')
      .where('sum.period IN (:...spans)', { spans });
  }

  /** The names with the greatest sums of a column, with these sums. */
  private most<Row extends NamedAggregate>(
    rows: SelectQueryBuilder<Row>,
    column: string & keyof Row,
  ): SelectQueryBuilder<Row> {
    return rows
      .select('sum.name', 'name')
      .addSelect(`SUM(sum.${column})`, 'count')
      .groupBy('sum.name')
      .orderBy('count', 'DESC')
      .addOrderBy('sum.name')
      .limit(limits.listed);
  }

  /** Aggregates by name, greatest first. */
  private async named<Name extends string>(
    table: new () => NamedAggregate,
    period: Period,
    names: readonly [Name, ...Name[]],
    narrowed = (rows: SelectQueryBuilder<NamedAggregate>) => rows,
  ): Promise<({ name: string } & Record<Name, number>)[]> {
    const raw = await summed(narrowed(this.select(table, period)), names)
      .addSelect('sum.name', 'name')
      .groupBy('sum.name')
      .orderBy(names[0], 'DESC')
      .addOrderBy('sum.name')
      .limit(limits.listed)
      .getRawMany<Raw>();
    return raw.map((row) => ({ name: String(row.name), ...numbersOf(row, names) }));
  }
}

const totalNames = [
  'views',
  'visits',
  'searches',
  'fruitlessSearches',
  'dialogs',
  'requests',
] as const;

function isStep(place: string): boolean {
  return funnelSteps.some((step) => step === place);
}

/** Selects only the sums of columns, under the columns' own names. */
function summed<Row extends NamedAggregate | DayAggregate>(
  selection: SelectQueryBuilder<Row>,
  names: readonly string[],
): SelectQueryBuilder<Row> {
  return selection.select(names.map((name) => `SUM(sum.${name}) AS "${name}"`));
}

function numbersOf<Name extends string>(raw: Raw, names: readonly Name[]): Record<Name, number> {
  const numbers = names.map((name): [Name, number] => [name, Number(raw[name] ?? 0)]);
  return Object.fromEntries(numbers) as Record<Name, number>;
}
