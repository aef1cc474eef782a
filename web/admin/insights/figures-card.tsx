import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { countText, figureText, type FigureTable } from '../figures/figures.ts';
import { Card } from '../shell/card.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { tableLoading } from '../shell/list-state.tsx';

const rowsAtFirst = 10;

/** One table of the tab, with bars for its first figure, or a text if it is empty. */
export function FiguresCard<Row extends object>({ table }: { table: FigureTable<Row> }) {
  const { heading, remark } = table;
  return (
    <CardBoundary heading={heading}>
      <Card
        heading={heading}
        extra={remark === undefined ? null : <p className="adm-note">{remark}</p>}
      >
        <FigureRows table={table} />
      </Card>
    </CardBoundary>
  );
}

interface FigureRowsProps<Row> {
  table: FigureTable<Row>;
  /** Accessible name of the table; by default, its heading. */
  label?: string;
}

/** The rows of a table, each with a bar for its first figure, or the text of an empty table. */
export function FigureRows<Row extends object>({ table, label }: FigureRowsProps<Row>) {
  const { heading, rows, empty } = table;
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <p className="adm-card-body adm-note">{empty}</p>;
  return (
    <>
      <Table<Row>
        className="adm-table ins-table"
        aria-label={label ?? heading}
        rowKey={table.nameOf}
        columns={columnsOf(table)}
        dataSource={all ? rows : rows.slice(0, rowsAtFirst)}
        loading={tableLoading()}
        pagination={false}
      />
      {rows.length > rowsAtFirst ? (
        <div className="adm-pager">
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show ${rowsAtFirst}` : `Show all ${countText(rows.length)}`}
            <span className="sr"> of {heading}</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function columnsOf<Row>(table: FigureTable<Row>): TableColumnsType<Row> {
  const { rowTitle, rows, nameOf, show, figures, notes = [], action } = table;
  const [first] = figures;
  const most = Math.max(1, ...rows.map((row) => first.of(row)));
  return [
    {
      title: rowTitle,
      key: 'name',
      rowScope: 'row',
      render: (_, row) => (
        <>
          <span className="ins-name">{show?.(row) ?? nameOf(row)}</span>
          <span
            className="ins-row-bar"
            aria-hidden="true"
            style={{ width: `${String((first.of(row) / most) * 100)}%` }}
          />
          <span className="adm-row-facts">
            {[
              ...figures.map(({ of, unitNames }) => figureText(of(row), unitNames)),
              ...notes.map(({ of }) => of(row)),
            ].join(' · ')}
          </span>
        </>
      ),
    },
    ...figures.map(({ title, of }) => ({
      title,
      key: title,
      width: 96,
      align: 'right' as const,
      responsive: ['md' as const],
      render: (_: unknown, row: Row) => countText(of(row)),
    })),
    ...notes.map(({ title, of }) => ({
      title,
      key: title,
      width: 150,
      responsive: ['md' as const],
      render: (_: unknown, row: Row) => of(row),
    })),
    ...(action
      ? [
          {
            title: <span className="sr">Actions</span>,
            key: 'actions',
            width: 1,
            render: (_: unknown, row: Row) => action(row),
          },
        ]
      : []),
  ];
}
