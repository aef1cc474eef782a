import { In, type EntityManager } from 'typeorm';
import { namedAggregates } from '../aggregates.entity.ts';
import { encodeHistogram, samplesOf, unpackInto, type Histogram } from '../histogram.ts';
import { dayAfter, dayOf } from '../reading/insights-period.ts';
import { spansOf } from '../spans.ts';
import { addToAggregates, type AggregateRow } from './add-to-aggregates.ts';

/** A span and the spans that it is the sum of, in order. */
interface Whole {
  span: string;
  parts: string[];
}

/** The ten-day spans and the years that contain yesterday and today. */
function recentWholes(now: Date): Whole[] {
  const today = dayOf(now);
  const recent = [dayAfter(today, -1), today].map(spansOf);
  const tens = [...new Set(recent.map(({ ten }) => ten))];
  const years = [...new Set(recent.map(({ year }) => year))];
  const numbers = (first: number, last: number, digits: number): string[] =>
    Array.from({ length: last - first + 1 }, (_, index) =>
      String(first + index).padStart(digits, '0'),
    );
  return [
    ...tens.map((span) => ({ span, parts: numbers(0, 9, 1).map((digit) => span + digit) })),
    ...years.map((span) => ({
      span,
      parts: numbers(1, 12, 2).map((month) => `${span}-${month}`),
    })),
  ];
}

/** Merges two encoded histograms. */
function bothHistograms(one: string, other: string): string {
  const both: Histogram = new Map();
  unpackInto(both, one);
  unpackInto(both, other);
  return encodeHistogram(both);
}

/** Merges a column of a row with the same column of a later row. */
function together(column: string, earlier: string | number, later: string | number) {
  if (column === 'histogram') {
    return bothHistograms(String(earlier), String(later));
  }
  if (typeof earlier === 'number' && typeof later === 'number') {
    return column === 'results' ? later : earlier + later;
  }
  return earlier > later ? earlier : later;
}

/** Merges rows by name; the rows are in the order of their periods. */
function summed(rows: readonly AggregateRow[], span: string): AggregateRow[] {
  const byName = new Map<string, AggregateRow>();
  for (const row of rows) {
    const name = String(row.name);
    const earlier = byName.get(name);
    const columns = Object.entries(row).map(([column, value]) => [
      column,
      earlier === undefined ? value : together(column, earlier[column] ?? value, value),
    ]);
    byName.set(name, { ...(Object.fromEntries(columns) as AggregateRow), period: span, name });
  }
  return [...byName.values()].map((row) => withSamples(row));
}

/** The number of loads can only be computed from the merged histogram. */
function withSamples(row: AggregateRow): AggregateRow {
  if (row.histogram === undefined) {
    return row;
  }
  const histogram: Histogram = new Map();
  unpackInto(histogram, String(row.histogram));
  return { ...row, samples: samplesOf(histogram) };
}

/**
 * Recomputes the latest aggregates of ten-day spans and years from those of days and months. During
 * an upgrade, gateways of a release without such spans still write only days and months. No other
 * process may write aggregates at the same time.
 */
export async function mergeSpans(manager: EntityManager, now: Date): Promise<void> {
  for (const table of namedAggregates) {
    const { tableName, columns } = manager.dataSource.getMetadata(table);
    const names = columns.map(({ propertyName }) => propertyName);
    for (const { span, parts } of recentWholes(now)) {
      const rows = await manager.find(table, {
        where: { period: In(parts) },
        order: { period: 'ASC', name: 'ASC' },
      });
      const plain = rows.map((row): AggregateRow => Object.fromEntries(Object.entries(row)));
      const replaced = names.filter((name) => name !== 'period' && name !== 'name');
      await addToAggregates(
        manager,
        { table: tableName, keys: ['period', 'name'], replaced },
        summed(plain, span),
      );
    }
  }
}
