import type { QueryRunner } from 'typeorm';

/** Columns that are added up, by table. */
const added = {
  insights_page: ['views', 'visits', 'reads', 'dialogs', 'requests'],
  insights_source: ['visits', 'requests'],
  insights_campaign: ['visits', 'requests'],
  insights_form: ['times'],
};

/** How many characters name a span, and those of the smaller ones it is the sum of. */
const spans = [
  { length: 9, of: 10 },
  { length: 4, of: 7 },
];

/**
 * Makes the sums of tens of days from those of days, and of years from those of months. Histograms
 * are put one behind the other, which says the same.
 */
export async function fillInsightsSpans(queryRunner: QueryRunner): Promise<void> {
  for (const { length, of } of spans) {
    const grouped = `WHERE LENGTH("period") = ${String(of)} GROUP BY SUBSTR("period", 1, ${String(length)}), "name"`;
    const fill = (table: string, columns: Record<string, string>): Promise<unknown> =>
      queryRunner.query(
        `INSERT INTO "${table}" ("period", "name", ${Object.keys(columns)
          .map((column) => `"${column}"`)
          .join(', ')}) SELECT SUBSTR("period", 1, ${String(length)}), "name", ${Object.values(
          columns,
        ).join(', ')} FROM "${table}" ${grouped}`,
      );
    for (const [table, columns] of Object.entries(added)) {
      await fill(table, Object.fromEntries(columns.map((name) => [name, `SUM("${name}")`])));
    }
    await fill('insights_search', {
      searches: 'SUM("searches")',
      fruitless: 'SUM("fruitless")',
      // Of the last day or month, since each occurs once for a query.
      results: `CAST(SUBSTR(MAX("period" || ' ' || "results"), ${String(of + 2)}) AS integer)`,
      fruitlessOn: 'MAX("fruitlessOn")',
    });
    await fill('insights_experience', { histogram: `STRING_AGG("histogram", '')` });
  }
}

interface Row {
  period: string;
  name: string;
  histogram: string;
}

const firstCode = 0x100;
const rangesMax = 1_024;

/** How many loads a packed histogram holds: those of the measure that was told of most often. */
function samplesOf(histogram: string): number {
  const samples = [0, 0, 0];
  for (let at = 0; at + 1 < histogram.length; at += 2) {
    const measure = Math.floor((histogram.charCodeAt(at) - firstCode) / rangesMax);
    samples[measure] = (samples[measure] ?? 0) + histogram.charCodeAt(at + 1) - firstCode;
  }
  return Math.max(...samples);
}

/**
 * Fills the number of loads of every histogram; `place` writes a parameter as the engine reads it.
 */
export async function fillInsightsSamples(
  queryRunner: QueryRunner,
  place: (number: number) => string,
): Promise<void> {
  const periods = (await queryRunner.query(
    'SELECT DISTINCT "period" FROM "insights_experience" ORDER BY "period"',
  )) as Pick<Row, 'period'>[];
  for (const { period } of periods) {
    const rows = (await queryRunner.query(
      `SELECT "name", "histogram" FROM "insights_experience" WHERE "period" = ${place(1)}`,
      [period],
    )) as Row[];
    for (const { name, histogram } of rows) {
      await queryRunner.query(
        `UPDATE "insights_experience" SET "samples" = ${place(1)} WHERE "period" = ${place(2)} AND "name" = ${place(3)}`,
        [samplesOf(histogram), period, name],
      );
    }
  }
}

/** Removes the sums of tens of days and of years. */
export async function emptyInsightsSpans(queryRunner: QueryRunner): Promise<void> {
  for (const table of [...Object.keys(added), 'insights_search', 'insights_experience']) {
    await queryRunner.query(`DELETE FROM "${table}" WHERE LENGTH("period") IN (4, 9)`);
  }
}
