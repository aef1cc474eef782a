import { stringify } from 'csv-stringify/browser/esm/sync';
import type { FigureTable } from '../figures/figures.ts';

export type CsvRow = readonly [
  table: string,
  name: string,
  measure: string,
  value: number | string,
];

/** The rows of one table: one line for each figure. */
export function csvRows<Row>({
  heading,
  rows,
  nameOf,
  figures,
  notes = [],
}: FigureTable<Row>): CsvRow[] {
  return rows.flatMap((row): CsvRow[] => [
    ...figures.map(({ title, of }): CsvRow => [heading, nameOf(row), title, of(row)]),
    ...notes.map(({ title, of }): CsvRow => [heading, nameOf(row), title, of(row)]),
  ]);
}

/**
 * All figures as one file. Search terms are user input: a text that a spreadsheet would interpret
 * as a formula is prefixed with an apostrophe.
 */
export function figuresCsv(rows: readonly CsvRow[]): string {
  return stringify([['Table', 'Name', 'Measure', 'Value'], ...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
