import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { auditActionRows } from '../../../schema/audit-actions.ts';
import type { AuditLogQuery } from '../../generated/admin.ts';
import { requestAddress } from '../shell/view-address.ts';
import { Moment } from '../shell/moment.tsx';
import { tableLoading } from '../shell/list-state.tsx';

/** The actor of actions without a person. */
const siteItself = 'The site';

type ActivityRow = AuditLogQuery['auditLog']['edges'][number]['node'];

interface ActivityTableProps {
  rows: readonly ActivityRow[];
  loading: boolean;
}

/** The subject of the action; a request is named by its sender until it is deleted. */
function Subject({ row: { subjectLabel, requestSender, subjectId } }: { row: ActivityRow }) {
  if (requestSender && subjectId) {
    return (
      <>
        {': '}
        <Link className="tlink" to={requestAddress(subjectId)}>
          {requestSender}
        </Link>
      </>
    );
  }
  return subjectLabel ? (
    <>
      : <b>{subjectLabel}</b>
    </>
  ) : null;
}

function Action({ row }: { row: ActivityRow }) {
  return (
    <>
      {auditActionRows[row.action].label}
      <Subject row={row} />
      {row.detail ? <span className="adm-action-detail">{row.detail}</span> : null}
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
        <Action row={row} />
        <span className="adm-row-facts">
          <Moment at={row.at} inFull />
          <span className="adm-email">{row.actor ?? siteItself}</span>
        </span>
      </>
    ),
  },
];

/** The audit log as a table: time, person, action. */
export function ActivityTable({ rows, loading }: ActivityTableProps) {
  return (
    <Table<ActivityRow>
      className="adm-table adm-activity"
      rowKey="id"
      columns={columns}
      dataSource={rows}
      loading={tableLoading(loading)}
      pagination={false}
    />
  );
}
