import { stringify } from 'csv-stringify/browser/esm/sync';
import type { FigureTable } from '../figures/figures.ts';

/** A table of a file: its head, and a row for each thing. */
export type CsvTable = readonly (readonly (number | string)[])[];

/** A table with its name at the head of the first column, and a column for each measure. */
export function csvTable<Row>({
  heading,
  rows,
  nameOf,
  figures,
  notes = [],
}: FigureTable<Row>): CsvTable {
  const columns = [...figures, ...notes];
  return [
    [heading, ...columns.map(({ title }) => title)],
    ...rows.map((row) => [nameOf(row), ...columns.map(({ of }) => of(row))]),
  ];
}

/**
 * All figures as one file, one table after another. Search terms are user input: a text that a
 * spreadsheet would interpret as a formula is prefixed with an apostrophe.
 */
export function figuresCsv(tables: readonly CsvTable[]): string {
  const options = { escape_formulas: true, record_delimiter: 'windows' } as const;
  const texts = tables.map((table) =>
    stringify(
      table.map((row) => [...row]),
      options,
    ),
  );
  return `\uFEFF${texts.join('\r\n')}`;
}
