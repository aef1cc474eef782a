import { In, Not, type EntityManager } from 'typeorm';
import { insightsLimits as limits, otherName } from '../../../schema/insights-limits.ts';
import {
  CampaignAggregate,
  DayAggregate,
  ExperienceAggregate,
  FormAggregate,
  MachineAggregate,
  type NamedAggregate,
  PageAggregate,
  PageSourceAggregate,
  SearchAggregate,
  SourceAggregate,
} from '../aggregates.entity.ts';
import {
  addHistogram,
  encodeHistogram,
  samplesOf,
  unpackInto,
  type Histogram,
} from '../histogram.ts';
import { spansOf } from '../spans.ts';
import { addToAggregates, type AggregateRow } from './add-to-aggregates.ts';
import { addColumns, type Columns, type DayCounts, type Named } from './day-counts.ts';

type NamedTable = new () => NamedAggregate;

/** A span of days and its maximum number of names; without `namesMax`, all names are stored. */
interface Span {
  period: string;
  namesMax?: number;
}

/**
 * The spans that a day's counts are added to, in this order: each stores as many names as fit and
 * passes those on. Ten-day spans and years have no limit, because their days and months do.
 */
function spansWritten(of: string): Span[] {
  const { day, ten, month, year } = spansOf(of);
  return [
    { period: day, namesMax: limits.namesPerDay },
    { period: ten },
    { period: month, namesMax: limits.namesPerMonth },
    { period: year },
  ];
}

/** Rows by name, and how to merge two; the counted rows are not changed. */
interface Counted<Row> {
  rows: ReadonlyMap<string, Row>;
  /** The name under which a name is counted that does not fit. */
  overflowOf: (name: string) => string;
  copy: (row: Row) => Row;
  add: (to: Row, from: Row) => void;
}

const keys = ['period', 'name'];

/** How many more names may be stored. */
async function remainingNames(
  manager: EntityManager,
  table: NamedTable,
  period: string,
  namesMax: number,
): Promise<number> {
  const names = await manager.countBy(table, { period, name: Not(otherName) });
  return Math.max(0, namesMax - names);
}

/**
 * Merges the names that do not fit into one: existing names are stored separately, and as many new
 * ones as fit, in their order.
 */
async function bounded<Row>(
  manager: EntityManager,
  table: NamedTable,
  span: Span,
  { rows, overflowOf, copy, add }: Counted<Row>,
): Promise<Map<string, Row>> {
  const { period, namesMax } = span;
  if (namesMax === undefined) {
    return new Map(rows);
  }
  const names = [...rows.keys()].filter((name) => name !== overflowOf(name));
  const stored = await manager.find(table, {
    select: { name: true },
    where: { period, name: In(names) },
  });
  const known = new Set(stored.map(({ name }) => name));
  let remaining =
    known.size === names.length ? 0 : await remainingNames(manager, table, period, namesMax);
  const retainedRows = new Map<string, Row>();
  for (const [name, row] of rows) {
    const overflow = overflowOf(name);
    const isNew = name !== overflow && !known.has(name);
    const under = isNew && remaining === 0 ? overflow : name;
    remaining -= isNew && remaining > 0 ? 1 : 0;
    const before = retainedRows.get(under);
    if (before === undefined) {
      retainedRows.set(under, copy(row));
    } else {
      add(before, row);
    }
  }
  return retainedRows;
}

/** Adds a day's aggregates to every span that contains it. */
async function addNamed(
  manager: EntityManager,
  table: NamedTable,
  day: string,
  { rows, overflowOf }: Named<Columns>,
  columns: { replaced?: string[]; latest?: (row: Columns) => Record<string, string> } = {},
): Promise<void> {
  if (rows.size === 0) {
    return;
  }
  const { tableName } = manager.dataSource.getMetadata(table);
  const { replaced = [], latest = () => ({}) } = columns;
  let remaining: ReadonlyMap<string, Columns> = rows;
  for (const span of spansWritten(day)) {
    remaining = await bounded(manager, table, span, {
      rows: remaining,
      overflowOf,
      copy: (row) => ({ ...row }),
      add: addColumns,
    });
    const written = [...remaining].map(([name, row]): AggregateRow => ({
      period: span.period,
      name,
      ...row,
      ...latest(row),
    }));
    const [first = {}] = remaining.values();
    const added = Object.keys(first).filter((column) => !replaced.includes(column));
    const last = Object.keys(latest(first));
    await addToAggregates(
      manager,
      { table: tableName, keys, added, replaced, latest: last },
      written,
    );
  }
}

/** The same for histograms, which are merged here. */
async function addExperience(
  manager: EntityManager,
  day: string,
  { rows, overflowOf }: Named<Histogram>,
): Promise<void> {
  let remaining: ReadonlyMap<string, Histogram> = rows;
  for (const span of rows.size === 0 ? [] : spansWritten(day)) {
    remaining = await bounded(manager, ExperienceAggregate, span, {
      rows: remaining,
      overflowOf,
      copy: (histogram) => new Map(histogram),
      add: addHistogram,
    });
    const { period } = span;
    const rowsStored = await manager.findBy(ExperienceAggregate, {
      period,
      name: In([...remaining.keys()]),
    });
    const stored = new Map(rowsStored.map((row) => [row.name, row.histogram]));
    const written = [...remaining].map(([name, histogram]): AggregateRow => {
      const whole: Histogram = new Map(histogram);
      unpackInto(whole, stored.get(name) ?? '');
      return { period, name, samples: samplesOf(whole), histogram: encodeHistogram(whole) };
    });
    const table = manager.dataSource.getMetadata(ExperienceAggregate).tableName;
    await addToAggregates(manager, { table, keys, replaced: ['samples', 'histogram'] }, written);
  }
}

/**
 * Adds a day's counts to the stored aggregates, in the transaction of `manager`. No other process
 * may write aggregates at the same time, or the number of names would exceed its limit.
 */
export async function writeCounts(
  manager: EntityManager,
  day: string,
  counts: DayCounts,
): Promise<void> {
  const { totals } = counts;
  await addToAggregates(
    manager,
    {
      table: manager.dataSource.getMetadata(DayAggregate).tableName,
      keys: ['period'],
      added: Object.keys(totals),
    },
    [{ period: day, ...totals }],
  );
  await addNamed(manager, PageAggregate, day, counts.pages);
  await addNamed(manager, SourceAggregate, day, counts.sources);
  await addNamed(manager, PageSourceAggregate, day, counts.pageSources);
  await addNamed(manager, CampaignAggregate, day, counts.campaigns);
  await addNamed(manager, FormAggregate, day, counts.forms);
  await addNamed(manager, SearchAggregate, day, counts.searches, {
    replaced: ['results'],
    latest: ({ fruitless = 0 }) => ({ fruitlessOn: fruitless > 0 ? day : '' }),
  });
  await addNamed(manager, MachineAggregate, day, counts.machines, {
    latest: () => ({ lastOn: day }),
  });
  await addExperience(manager, day, counts.experience);
}
