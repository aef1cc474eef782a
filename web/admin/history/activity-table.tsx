import { Table, type TableColumnsType } from 'antd';
import { Moment } from '../shell/moment.tsx';
import { actionLabels, siteItself } from './activity-labels.ts';
import type { ActivityRow } from './use-activity-pages.ts';

interface ActivityTableProps {
  rows: readonly ActivityRow[];
  loading: boolean;
}

function Deed({ row }: { row: ActivityRow }) {
  return (
    <>
      {actionLabels[row.action]}
      {row.subjectLabel ? (
        <>
          : <b>{row.subjectLabel}</b>
        </>
      ) : null}
      {row.detail ? <span className="adm-deed-detail">{row.detail}</span> : null}
    </>
  );
}

const columns: TableColumnsType<ActivityRow> = [
  {
    title: 'When',
    key: 'when',
    width: 210,
    responsive: ['md'],
    render: (_, { at }) => <Moment at={at} inFull />,
  },
  {
    title: 'Who',
    key: 'who',
    width: 260,
    responsive: ['md'],
    render: (_, { actor }) => <span className="adm-email">{actor ?? siteItself}</span>,
  },
  {
    title: 'What',
    key: 'what',
    render: (_, row) => (
      <>
        <Deed row={row} />
        <span className="adm-row-facts">
          <Moment at={row.at} inFull />
          <span className="adm-email">{row.actor ?? siteItself}</span>
        </span>
      </>
    ),
  },
];

/** The audit log as a table: when, who, what. */
export function ActivityTable({ rows, loading }: ActivityTableProps) {
  return (
    <Table<ActivityRow>
      className="adm-table adm-activity"
      rowKey="id"
      columns={columns}
      dataSource={rows}
      loading={loading}
      pagination={false}
    />
  );
}
