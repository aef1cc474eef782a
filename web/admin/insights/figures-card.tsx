import { Button, Table, type TableColumnsType } from 'antd';
import { Suspense, useId, useState } from 'react';
import { countText } from '../figures/count-text.ts';
import { SharesChart } from '../figures/lazy-charts.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { figureText, type FigureTable } from '../figures/figures.ts';

const rowsAtFirst = 10;

/** One table of the tab, with bars for its first figure, or a text if it is empty. */
export function FiguresCard<Row extends object>({ table }: { table: FigureTable<Row> }) {
  return (
    <CardBoundary heading={table.heading}>
      <Figures table={table} />
    </CardBoundary>
  );
}

function Figures<Row extends object>({ table }: { table: FigureTable<Row> }) {
  const id = useId();
  const { heading, rows, remark, empty } = table;
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, rowsAtFirst);
  return (
    <section className="adm-card ins-card" aria-labelledby={id}>
      <header className="adm-card-head">
        <h3 id={id}>{heading}</h3>
        {remark === undefined ? null : <p className="adm-note">{remark}</p>}
      </header>
      {rows.length === 0 ? (
        <p className="adm-card-body adm-note">{empty}</p>
      ) : (
        <>
          <Bars counts={shown.map((row) => table.figures[0].of(row))} />
          <Table<Row>
            className="adm-table ins-table"
            aria-labelledby={id}
            rowKey={table.nameOf}
            columns={columnsOf(table)}
            dataSource={shown}
            pagination={false}
          />
          {rows.length > rowsAtFirst ? (
            <div className="ins-more">
              <Button aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? `Show ${rowsAtFirst}` : `Show all ${countText(rows.length)}`}
                <span className="sr"> of {heading}</span>
              </Button>
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

function Bars({ counts }: { counts: readonly number[] }) {
  return (
    <div className="ins-bars" style={{ height: counts.length * 14 }} aria-hidden="true">
      <LoadBoundary fallback={null}>
        <Suspense fallback={null}>
          <SharesChart counts={counts} />
        </Suspense>
      </LoadBoundary>
    </div>
  );
}

function columnsOf<Row>(table: FigureTable<Row>): TableColumnsType<Row> {
  const { rowTitle, nameOf, show, figures, notes = [], action } = table;
  return [
    {
      title: rowTitle,
      key: 'name',
      rowScope: 'row',
      render: (_, row) => (
        <>
          <span className="ins-name">{show?.(row) ?? nameOf(row)}</span>
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
