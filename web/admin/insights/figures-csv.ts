import { stringify } from 'csv-stringify/browser/esm/sync';
import type { FigureTable } from '../figures/figures.ts';

/** A row of the file. */
export type CsvRow = readonly [
  table: string,
  name: string,
  measure: string,
  value: number | string,
];

/** The rows of one table: a line for each figure. */
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
 * All figures as one file. What readers searched for is theirs to choose: a text that a spreadsheet
 * would take for a formula gets a leading apostrophe.
 */
export function figuresCsv(rows: readonly CsvRow[]): string {
  return stringify([['Table', 'Name', 'Measure', 'Value'], ...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
