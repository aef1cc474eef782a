import { Button, Table, Tag, type TableColumnsType } from 'antd';
import { useRef, useState } from 'react';
import { redirectToasts } from '../../../schema/redirect-rules.ts';
import {
  RedirectListDocument,
  useDeleteRedirectMutation,
  type RedirectListQuery,
} from '../../generated/admin.ts';
import { Permitted } from '../session/permissions.tsx';
import { Card } from '../shell/card.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { focusListTop } from '../shell/focus-list-top.ts';
import { ListPager } from '../shell/list-pager.tsx';
import { ListState, tableLoading } from '../shell/list-state.tsx';
import { Moment } from '../shell/moment.tsx';
import { useAction } from '../shell/show-failure.ts';
import { useListPages } from '../shell/use-list-pages.ts';

type RedirectRow = RedirectListQuery['redirects']['edges'][number]['node'];

interface RedirectListProps {
  onEdit: (redirect: RedirectRow) => void;
  onDeleted: (id: string) => void;
}

/** The redirects: manually created ones, then previous slugs of posts. */
export function RedirectList({ onEdit, onDeleted }: RedirectListProps) {
  const pages = useListPages(RedirectListDocument, {}, ({ redirects }) => redirects);
  const { rows, loading } = pages;
  const list = useRef<HTMLElement>(null);
  const [toDelete, setToDelete] = useState<RedirectRow>();
  const { busy, carryOut } = useAction();
  const [deleteRedirect] = useDeleteRedirectMutation({
    refetchQueries: ['RedirectList', 'MissingPaths'],
  });

  const remove = async ({ id }: RedirectRow) => {
    const done = await carryOut(
      () => deleteRedirect({ variables: { id } }),
      redirectToasts.deleted,
    );
    setToDelete(undefined);
    if (done) onDeleted(id);
  };
  return (
    <Card heading="All redirects" level="h2" tabIndex={-1} ref={list}>
      <ListState what="the redirects" pages={pages} />
      {rows?.length === 0 && !loading ? (
        <p className="adm-card-body">
          No redirects yet. When you change a post’s URL, a redirect from the previous one appears
          here.
        </p>
      ) : null}
      {rows && rows.length > 0 ? (
        <>
          <Table<RedirectRow>
            className="adm-table"
            rowKey="id"
            columns={columnsWith({ onEdit, onDelete: setToDelete })}
            dataSource={rows}
            loading={tableLoading(loading)}
            pagination={false}
          />
          <ListPager
            {...pages}
            itemNames={['redirect', 'redirects']}
            shown={rows.length}
            onPageChange={() => focusListTop(list.current)}
          />
        </>
      ) : null}
      <ConfirmDialog
        open={toDelete !== undefined}
        title="Delete this redirect?"
        action="Delete"
        busy={busy}
        onConfirm={() => toDelete && void remove(toDelete)}
        onCancel={() => setToDelete(undefined)}
        focusWhenDone={() => list.current}
      >
        <p className="adm-path">Visitors to {toDelete?.from} will no longer be redirected.</p>
      </ConfirmDialog>
    </Card>
  );
}

interface RowActions {
  onEdit: (redirect: RedirectRow) => void;
  onDelete: (redirect: RedirectRow) => void;
}

function Made({ row: { automatic, createdAt, createdBy } }: { row: RedirectRow }) {
  return automatic || !createdAt ? (
    <Tag className="adm-tag">Previous URL of a post</Tag>
  ) : (
    <>
      <Moment at={createdAt} /> <span className="adm-email">{createdBy}</span>
    </>
  );
}

function columnsWith({ onEdit, onDelete }: RowActions): TableColumnsType<RedirectRow> {
  return [
    {
      title: 'From',
      key: 'from',
      render: (_, row) => (
        <>
          <b className="adm-path">{row.from}</b>
          <span className="adm-row-facts">
            <span className="adm-path">to {row.to}</span>
            <Made row={row} />
          </span>
        </>
      ),
    },
    {
      title: 'To',
      key: 'to',
      responsive: ['md'],
      render: (_, { to }) => <span className="adm-path">{to}</span>,
    },
    {
      title: 'Created',
      key: 'made',
      width: 230,
      responsive: ['md'],
      render: (_, row) => <Made row={row} />,
    },
    {
      title: <span className="sr">Actions</span>,
      key: 'actions',
      width: 1,
      render: (_, row) =>
        row.automatic ? null : (
          <Permitted to="publish">
            <span className="adm-redirect-row">
              <Button aria-label={`Edit ${row.from}`} onClick={() => onEdit(row)}>
                Edit
              </Button>
              <Button
                type="text"
                danger
                aria-label={`Delete ${row.from}`}
                onClick={() => onDelete(row)}
              >
                Delete
              </Button>
            </span>
          </Permitted>
        ),
    },
  ];
}
