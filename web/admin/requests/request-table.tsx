import { Button, Table, type TableColumnsType } from 'antd';
import { Received } from './received.tsx';
import { KindTag, StatusTag } from './request-tag.tsx';
import type { RequestRow } from './use-request-pages.ts';

interface RequestTableProps {
  rows: readonly RequestRow[];
  loading: boolean;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

function personId({ id }: RequestRow): string {
  return `request-${id}`;
}

function Sender({ request }: { request: RequestRow }) {
  const { firstName, lastName, affiliation, kind, status, createdAt } = request;
  return (
    <>
      <span className="adm-sender" id={personId(request)}>
        {status === 'NEW' ? <span className="adm-unread" aria-hidden="true" /> : null}
        {firstName} {lastName}
      </span>
      <span className="adm-affiliation">{affiliation}</span>
      <span className="adm-row-facts">
        <KindTag kind={kind} />
        <StatusTag status={status} />
        <Received at={createdAt} />
      </span>
    </>
  );
}

/** A row's own click opens it; its button's click arrives there as well. */
const columns: TableColumnsType<RequestRow> = [
  { title: 'From', key: 'from', render: (_, request) => <Sender request={request} /> },
  {
    title: 'Email',
    key: 'email',
    responsive: ['lg'],
    render: (_, { email }) => <span className="adm-email">{email}</span>,
  },
  {
    title: 'Kind',
    key: 'kind',
    width: 140,
    responsive: ['md'],
    render: (_, { kind }) => <KindTag kind={kind} />,
  },
  {
    title: 'Received',
    key: 'received',
    width: 170,
    responsive: ['md'],
    render: (_, { createdAt }) => <Received at={createdAt} />,
  },
  {
    title: 'Status',
    key: 'status',
    width: 120,
    responsive: ['md'],
    render: (_, { status }) => <StatusTag status={status} />,
  },
  {
    title: <span className="sr">Detail</span>,
    key: 'view',
    width: 90,
    align: 'right',
    render: (_, request) => <Button aria-describedby={personId(request)}>View</Button>,
  },
];

/** The list of requests of both kinds. */
export function RequestTable({ rows, loading, openId, onOpen }: RequestTableProps) {
  return (
    <Table<RequestRow>
      className="adm-table"
      rowKey="id"
      columns={columns}
      dataSource={rows}
      loading={loading}
      pagination={false}
      rowClassName={({ id }) => (id === openId ? 'adm-row adm-row-open' : 'adm-row')}
      onRow={({ id }) => ({ onClick: () => onOpen(id) })}
    />
  );
}
