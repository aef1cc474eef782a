import { Button, Table, type TableColumnsType } from 'antd';
import { useMissingPathsQuery, type MissingPathsQuery } from '../../generated/admin.ts';
import { Permitted } from '../session/permissions.tsx';
import { AdminIcon } from '../shell/admin-icon.tsx';
import { Card } from '../shell/card.tsx';
import { ListState, tableLoading } from '../shell/list-state.tsx';
import { briefDate } from '../shell/moment-text.ts';

type MissingRow = MissingPathsQuery['missedPaths'][number];

/** Missing pages that visitors requested, each with an action to add a redirect. */
export function MissingList({ onAdd }: { onAdd: (from: string) => void }) {
  const { data, previousData, error, loading, refetch } = useMissingPathsQuery({
    fetchPolicy: 'network-only',
  });
  const rows = (data ?? previousData)?.missedPaths;
  const reload = () => void refetch().catch(() => undefined);
  return (
    <Card
      heading="Missing pages"
      level="h2"
      extra={
        <Button
          data-tip=""
          aria-label="Refresh"
          icon={<AdminIcon name="refresh" />}
          onClick={reload}
        />
      }
    >
      <p className="adm-card-body">
        Pages that do not exist but were requested in the last 30 days. Only the number of requests
        is stored, nothing about visitors.
      </p>
      <ListState what="the missing pages" pages={{ rows, error, reload }} />
      {rows?.length === 0 ? (
        <p className="adm-card-body" role="status">
          No missing pages in the last 30 days.
        </p>
      ) : null}
      {rows && rows.length > 0 ? (
        <Table<MissingRow>
          className="adm-table"
          rowKey="path"
          columns={columnsWith(onAdd)}
          dataSource={rows}
          loading={tableLoading(loading)}
          pagination={false}
        />
      ) : null}
    </Card>
  );
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
}

function columnsWith(onAdd: (from: string) => void): TableColumnsType<MissingRow> {
  return [
    {
      title: 'Path',
      key: 'path',
      render: (_, { path, count, lastOn }) => (
        <>
          <b className="adm-path">{path}</b>
          <span className="adm-row-facts">
            {times(count)}, last on {briefDate(lastOn)}
          </span>
        </>
      ),
    },
    {
      title: 'Times requested',
      key: 'count',
      width: 130,
      responsive: ['md'],
      render: (_, { count }) => times(count),
    },
    {
      title: 'Last request',
      key: 'last',
      width: 150,
      responsive: ['md'],
      render: (_, { lastOn }) => <time dateTime={lastOn}>{briefDate(lastOn)}</time>,
    },
    {
      title: <span className="sr">Actions</span>,
      key: 'actions',
      width: 1,
      render: (_, { path }) => (
        <Permitted to="publish">
          <Button aria-label={`Add redirect ${path}`} onClick={() => onAdd(path)}>
            Add redirect
          </Button>
        </Permitted>
      ),
    },
  ];
}
