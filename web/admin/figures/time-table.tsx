import type { ReactNode } from 'react';
import { longDate } from '../../components/long-date.ts';

interface TimeTableProps<Row> {
  label: string;
  caption: string;
  /** Heading of the first column. */
  rowTitle: string;
  /** In chronological order; shown newest first. */
  rows: readonly Row[];
  /** The day of a row, as YYYY-MM-DD, unique within the table. */
  dayOf: (row: Row) => string;
  /** An optional note about a row. */
  noteOf?: (row: Row) => ReactNode;
  columns: readonly { title: string; show: (row: Row) => ReactNode }[];
}

/** The figures of a chart over time as a scrollable table. */
export function TimeTable<Row>({
  label,
  caption,
  rowTitle,
  rows,
  dayOf,
  noteOf,
  columns,
}: TimeTableProps<Row>) {
  return (
    <div className="ovw-scroll" tabIndex={0} role="group" aria-label={label}>
      <table className="ovw-table">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {[rowTitle, ...columns.map(({ title }) => title)].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={dayOf(row)}>
              <th scope="row">
                <time dateTime={dayOf(row)}>{longDate(dayOf(row))}</time>
                {noteOf?.(row)}
              </th>
              {columns.map(({ title, show }) => (
                <td key={title}>{show(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
