import { Button, Table, type TableColumnsType } from 'antd';
import type { RequestListQuery } from '../../../generated/admin.ts';
import { EmailText } from '../../shell/email-text.tsx';
import { Moment } from '../../shell/moment.tsx';
import {
  ConsentWithdrawnTag,
  KindTag,
  SpamSignalTags,
  OrdinalTag,
  StatusTag,
  UndeliveredTag,
} from '../request-tag.tsx';
import { AwaitingReply } from '../awaiting-reply.tsx';
import { tableLoading } from '../../shell/list-state.tsx';

export type RequestRow = RequestListQuery['visitorRequests']['edges'][number]['node'];

interface RequestTableProps {
  rows: readonly RequestRow[];
  loading: boolean;
  /** True while an action is running. */
  busy: boolean;
  /** Whether everything is shown in one column. */
  compact: boolean;
  openId: string | undefined;
  onOpen: (id: string) => void;
  selectedIds: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Moves a request back to the inbox; only in the view of suspected spam. */
  onRelease: ((request: RequestRow) => void) | undefined;
}

function nameOf({ firstName, lastName }: RequestRow): string {
  return `${firstName} ${lastName}`;
}

function personId({ id }: RequestRow): string {
  return `request-${id}`;
}

function Arrival({ request }: { request: RequestRow }) {
  const { createdAt, suspect, waitingSince, overdue } = request;
  return (
    <>
      <Moment at={createdAt} />
      {suspect ? null : <AwaitingReply since={waitingSince} overdue={overdue} />}
    </>
  );
}

function Sender({ request }: { request: RequestRow }) {
  const { affiliation, excerpt, kind, status, suspect, marks, ordinal, assignedTo } = request;
  const { waitingSince, replyNotDelivered } = request;
  const { dataCommunicationsWithdrawnAt, dataProcessingWithdrawnAt } = request;
  return (
    <>
      <span className="adm-sender" id={personId(request)}>
        {waitingSince ? <span className="adm-unread" aria-hidden="true" /> : null}
        {nameOf(request)}
      </span>
      <span className="adm-affiliation">{affiliation}</span>
      <span className="adm-excerpt" dir="auto">
        {excerpt}
      </span>
      {assignedTo ? <span className="adm-assigned">Assigned to {assignedTo}</span> : null}
      {suspect && marks.length > 0 ? (
        <span className="adm-row-signals">
          <SpamSignalTags marks={marks} />
        </span>
      ) : null}
      {replyNotDelivered ? (
        <span className="adm-row-signals">
          <UndeliveredTag />
        </span>
      ) : null}
      {dataCommunicationsWithdrawnAt || dataProcessingWithdrawnAt ? (
        <span className="adm-row-signals">
          <ConsentWithdrawnTag />
        </span>
      ) : null}
      {ordinal && ordinal > 1 ? (
        <span className="adm-row-signals">
          <OrdinalTag ordinal={ordinal} />
        </span>
      ) : null}
      <span className="adm-row-facts">
        <KindTag kind={kind} />
        <StatusTag status={status} />
        <Arrival request={request} />
      </span>
    </>
  );
}

/** A click on a row opens it; this includes clicks on its View button. */
function columnsOf({ busy, compact, onRelease }: RequestTableProps): TableColumnsType<RequestRow> {
  const columns: TableColumnsType<RequestRow> = [
    {
      title: 'From',
      key: 'from',
      className: 'adm-sender-cell',
      render: (_, request) => <Sender request={request} />,
    },
    {
      title: 'Email',
      key: 'email',
      className: 'adm-email-cell',
      responsive: ['lg'],
      render: (_, { email }) => <EmailText email={email} />,
    },
    {
      title: 'Kind',
      key: 'kind',
      width: 116,
      responsive: ['md'],
      render: (_, { kind }) => <KindTag kind={kind} />,
    },
    {
      title: 'Received',
      key: 'received',
      width: 210,
      responsive: ['md'],
      render: (_, request) => <Arrival request={request} />,
    },
    {
      title: 'Status',
      key: 'status',
      width: 112,
      responsive: ['md'],
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      title: <span className="sr">Detail</span>,
      key: 'view',
      width: onRelease ? 244 : 96,
      align: 'right',
      render: (_, request) => (
        <span className="adm-request-actions">
          {onRelease ? (
            <Button
              aria-disabled={busy}
              aria-label={`Move to inbox ${nameOf(request)}`}
              onClick={(event) => {
                event.stopPropagation();
                onRelease(request);
              }}
            >
              Move to inbox
            </Button>
          ) : null}
          <Button className="adm-view" aria-describedby={personId(request)}>
            View
          </Button>
        </span>
      ),
    },
  ];
  return compact ? columns.filter(({ key }) => key === 'from' || key === 'view') : columns;
}

/** The table of requests of both kinds. */
export function RequestTable(props: RequestTableProps) {
  const { rows, loading, openId, onOpen, selectedIds, onSelect } = props;
  return (
    <Table<RequestRow>
      className={
        props.compact
          ? 'adm-table adm-request-table adm-compact-table'
          : 'adm-table adm-request-table'
      }
      rowKey="id"
      columns={columnsOf(props)}
      dataSource={rows}
      loading={tableLoading(loading)}
      pagination={false}
      rowClassName={({ id }) => (id === openId ? 'adm-row adm-row-open' : 'adm-row')}
      onRow={({ id }) => ({ onClick: () => onOpen(id) })}
      rowSelection={{
        columnWidth: 44,
        selectedRowKeys: [...selectedIds],
        onChange: (keys) => onSelect(keys.map(String)),
        getTitleCheckboxProps: () => ({ 'aria-label': 'Select all requests on this page' }),
        getCheckboxProps: (request) => ({ 'aria-label': `Select ${nameOf(request)}` }),
      }}
    />
  );
}
