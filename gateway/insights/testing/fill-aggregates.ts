import type { EntityManager } from 'typeorm';
import { openDatabase } from '../../site-database.ts';
import { insightsForms, funnelSteps } from '../../../schema/insights-rules.ts';
import { placeOf } from '../counting/day-counts.ts';
import { cellOf, encodeHistogram } from '../histogram.ts';
import { dayAfter, dayOf } from '../reading/insights-period.ts';
import { spansOf } from '../spans.ts';

/** The maximum number of days per statement. */
const periodsAtOnce = 50;

/** A histogram of this many loads, all in different ranges. */
function sampleHistogram(loads: number): string {
  const shares = Array.from({ length: loads }, (_, load) => load / loads);
  return encodeHistogram(
    new Map([
      ...shares.map((share) => [cellOf('LCP', 400 * 10 ** share), 1] as const),
      ...shares.map((share) => [cellOf('INP', 20 * 20 ** share), 1] as const),
      [cellOf('CLS', 0), loads] as const,
    ]),
  );
}

interface AggregateTotals {
  table: string;
  /** The name of row `n`, as SQL. */
  name: string;
  /** The values of the other columns, as SQL over `n`. */
  columns: Record<string, string>;
  ofPages?: true;
}

function aggregatesByName(): AggregateTotals[] {
  // Few pages have many views.
  const ofPage = (loads: readonly number[], expression: (loads: number) => string): string => {
    const [many, some, few] = loads.map(expression);
    return `CASE WHEN n < 10 THEN ${many} WHEN n < 100 THEN ${some} ELSE ${few} END`;
  };
  // Longer spans have values in more ranges than a day.
  const ofSpan = (expression: (loads: number) => string): string => `CASE LENGTH(period)
    WHEN 4 THEN ${ofPage([400, 250, 150], expression)} WHEN 7 THEN ${ofPage([150, 80, 40], expression)}
    WHEN 9 THEN ${ofPage([80, 40, 15], expression)} ELSE ${ofPage([30, 8, 2], expression)} END`;
  return [
    {
      table: 'insights_page',
      name: `'/reflections/sample-' || n`,
      columns: { views: '9000 - n', visits: '5000 - n', reads: '7', dialogs: '3', requests: '1' },
      ofPages: true,
    },
    { table: 'insights_source', name: `n || '.example'`, columns: { visits: 'n', requests: '1' } },
    {
      table: 'insights_page_source',
      name: `'/reflections/sample-' || (n % 100) || ' ' || n || '.example'`,
      columns: { visits: 'n', requests: '1' },
    },
    { table: 'insights_campaign', name: `'c-' || n`, columns: { visits: 'n', requests: '1' } },
    {
      table: 'insights_search',
      name: `'words ' || n`,
      columns: { searches: 'n + 1', fruitless: 'n % 3', results: 'n', fruitlessOn: `'2026-01-01'` },
    },
    {
      table: 'insights_experience',
      name: `'/reflections/sample-' || n`,
      columns: {
        samples: ofSpan(String),
        histogram: ofSpan((loads) => `'${sampleHistogram(loads)}'`),
      },
      ofPages: true,
    },
  ];
}

async function fillPeriods(
  manager: EntityManager,
  { table, name, columns }: AggregateTotals,
  periods: readonly string[],
  names: number,
): Promise<void> {
  const columnNames = Object.keys(columns).map((column) => `"${column}"`);
  for (let from = 0; from < periods.length; from += periodsAtOnce) {
    const some = periods.slice(from, from + periodsAtOnce).map((period) => `('${period}')`);
    await manager.query(
      `WITH RECURSIVE named(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM named WHERE n < ${String(names - 1)}),
        spans(period) AS (VALUES ${some.join(', ')})
      INSERT INTO "${table}" ("period", "name", ${columnNames.join(', ')})
      SELECT period, ${name}, ${Object.values(columns).join(', ')} FROM spans CROSS JOIN named
      ORDER BY period, n`,
    );
  }
}

/**
 * Fills an empty site with aggregates of `days` days up to the last one, and of the longer spans
 * that contain them, with this many paths a day, and sources, campaigns and queries: at most 1,000
 * of each. A row of a longer span contains about as much as one of a day, not the sum of its days.
 */
export async function fillAggregates(
  url: string,
  days: number,
  { paths, others, last = dayOf(new Date()) }: { paths: number; others: number; last?: string },
): Promise<void> {
  const database = await openDatabase(url);
  const first = dayAfter(last, 1 - days);
  const everyDay = Array.from({ length: days }, (_, index) => dayAfter(first, index));
  const spans = [...new Set(everyDay.flatMap((day) => Object.values(spansOf(day))))];
  try {
    await database.write(async (manager) => {
      for (const sums of aggregatesByName()) {
        await fillPeriods(manager, sums, spans, sums.ofPages === true ? paths : others);
      }
      const times = { times: '20' };
      for (const place of insightsForms.flatMap((form) =>
        [...funnelSteps, 'email', 'message'].map((at) => placeOf(form, at)),
      )) {
        const sums = { table: 'insights_form', name: `'${place}'`, columns: times };
        await fillPeriods(manager, sums, spans, 1);
      }
      for (const day of everyDay) {
        await manager.query(
          `INSERT INTO "insights_day" VALUES ('${day}', 9000, 5000, 300, 40, 60, 12)`,
        );
      }
    });
    // Servers do this automatically soon after the data arrives.
    await database.source.query('ANALYZE');
  } finally {
    await database.close();
  }
}
