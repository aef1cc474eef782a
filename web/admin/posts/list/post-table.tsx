import { Button, Table, Tag, type TableColumnsType } from 'antd';
import type { ReactNode, ThHTMLAttributes } from 'react';
import { now } from '../../../calendar/now.ts';
import { longDate } from '../../../components/long-date.ts';
import { WritingLink } from '../writing/writing-link.tsx';
import { momentWithZone } from '../../shell/moment-text.ts';
import { usePermissions } from '../../session/permissions.tsx';
import { AdminIcon } from '../../shell/admin-icon.tsx';
import type { PostRow, PostListView, PostSortKey } from './post-list-view.ts';
import { postState, stateLabels } from './post-state.ts';
import { useArticleFigures } from './use-article-figures.ts';
import { articlePath } from '../../../../schema/article-path.ts';
import { tableLoading } from '../../shell/list-state.tsx';

export interface RowActions {
  onPublish: (post: PostRow, published: boolean) => void;
  onEdit: (post: PostRow) => void;
  onDelete: (post: PostRow) => void;
}

interface PostTableProps extends RowActions {
  rows: readonly PostRow[];
  loading: boolean;
  /** True while an action is running. */
  busy: boolean;
  order: PostListView['order'];
  onOrder: (order: PostListView['order']) => void;
  editedId: string | undefined;
  selectedIds: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Further actions at the end of a row. */
  more?: (post: PostRow) => ReactNode;
}

function StateTag({ post }: { post: PostRow }) {
  const { text, tone } = stateLabels[postState(post, now())];
  return (
    <span className="adm-state-tags">
      <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>
      {(post.writtenByProgram ?? post.waitingChanges?.byProgram) ? (
        <Tag className="adm-tag adm-tag-warn">Written by a program</Tag>
      ) : null}
      {post.waitingChanges ? <Tag className="adm-tag adm-tag-info">Pending changes</Tag> : null}
    </span>
  );
}

function PostDate({ post }: { post: PostRow }) {
  const { publishedAt } = post;
  if (publishedAt === null) {
    return <span className="adm-quiet">No date</span>;
  }
  const scheduled = postState(post, now()) === 'scheduled';
  return (
    <time className={scheduled ? 'adm-due' : undefined} dateTime={publishedAt}>
      {scheduled ? momentWithZone(new Date(publishedAt)) : longDate(publishedAt)}
    </time>
  );
}

function PostTitle({ post, figures }: { post: PostRow; figures: string | undefined }) {
  return (
    <>
      <WritingLink className="adm-post-title" id={post.id}>
        {post.title}
      </WritingLink>
      <a className="adm-slug" href={articlePath(post.slug)} target="_blank">
        /{post.slug}
        <span className="sr"> (opens the article in a new tab)</span>
      </a>
      {figures === undefined ? null : (
        <span className="adm-figures">
          <span className="sr">In 30 days: </span>
          {figures}
        </span>
      )}
      <span className="adm-row-facts">
        <StateTag post={post} />
        <PostDate post={post} />
      </span>
    </>
  );
}

interface ActionButtonsProps extends RowActions {
  post: PostRow;
  busy: boolean;
  more: ReactNode;
}

function ActionButtons({ post, busy, more, onPublish, onEdit, onDelete }: ActionButtonsProps) {
  const may = usePermissions();
  const eye = post.published ? 'Unpublish' : 'Publish';
  const actions = [
    {
      key: 'eye',
      permitted: may('publish'),
      label: eye,
      // Shows the action; the open eye always means that something is only shown.
      icon: post.published ? ('eyeOff' as const) : ('publish' as const),
      act: () => onPublish(post, !post.published),
    },
    {
      key: 'edit',
      permitted: may('write'),
      label: 'Edit',
      icon: 'edit' as const,
      act: () => onEdit(post),
    },
    {
      key: 'delete',
      // Authors delete own drafts; the server knows whose a draft is (product 21.2).
      permitted: may(post.published ? 'publish' : 'write'),
      label: 'Delete',
      icon: 'trash' as const,
      act: () => onDelete(post),
      danger: true,
    },
  ];
  return (
    <span className="adm-row-actions">
      {actions
        .filter(({ permitted }) => permitted)
        .map(({ key, label, icon, act, danger }) => (
          <Button
            key={key}
            data-tip={label}
            type="text"
            danger={danger}
            aria-disabled={busy}
            aria-label={`${label} ${post.title}`}
            icon={<AdminIcon name={icon} />}
            onClick={act}
          />
        ))}
      {more}
    </span>
  );
}

/**
 * A column header without `aria-label`: its text is its name, so that no second element is labelled
 * "Title".
 */
function HeaderCell({ 'aria-label': _repeated, ...cell }: ThHTMLAttributes<HTMLElement>) {
  return <th {...cell} />;
}

const tableParts = { header: { cell: HeaderCell } };

function isSortKey(key: unknown): key is PostSortKey {
  return key === 'title' || key === 'author' || key === 'date';
}

/** The table of posts: state, date and buttons of each (product 5.3). */
export function PostTable(props: PostTableProps) {
  const { rows, loading, busy, order, onOrder, editedId, selectedIds, onSelect, more } = props;
  const figuresOf = useArticleFigures();
  const may = usePermissions();
  const sortable = (key: PostSortKey) => ({
    key,
    sorter: true,
    showSorterTooltip: false,
    sortOrder: order?.by === key ? (order.descending ? 'descend' : 'ascend') : null,
  });
  const columns: TableColumnsType<PostRow> = [
    {
      ...sortable('title'),
      title: 'Title',
      className: 'adm-title-cell',
      render: (_, post) => <PostTitle post={post} figures={figuresOf(post.slug)} />,
    },
    {
      title: 'Status',
      key: 'status',
      width: 150,
      responsive: ['md'],
      render: (_, post) => <StateTag post={post} />,
    },
    {
      ...sortable('author'),
      title: 'Author',
      dataIndex: 'author',
      width: 170,
      minWidth: 120,
      responsive: ['lg'],
    },
    {
      ...sortable('date'),
      title: 'Date',
      width: 180,
      responsive: ['md'],
      render: (_, post) => <PostDate post={post} />,
    },
    {
      title: 'Actions',
      key: 'actions',
      align: 'right',
      width: 236,
      render: (_, post) => <ActionButtons {...props} post={post} busy={busy} more={more?.(post)} />,
    },
  ] as TableColumnsType<PostRow>;
  return (
    <Table<PostRow>
      className="adm-table"
      components={tableParts}
      rowKey="id"
      columns={columns}
      dataSource={rows}
      loading={tableLoading(loading)}
      pagination={false}
      rowClassName={({ id }) => (id === editedId ? 'adm-row-open' : '')}
      {...(may('publish')
        ? {
            rowSelection: {
              selectedRowKeys: [...selectedIds],
              onChange: (keys) => onSelect(keys.map(String)),
              getCheckboxProps: ({ title }) => ({ 'aria-label': `Select ${title}` }),
            },
          }
        : {})}
      onChange={(_pagination, _filters, sorter) => {
        const { columnKey, order: direction } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        onOrder(
          isSortKey(columnKey) && direction
            ? { by: columnKey, descending: direction === 'descend' }
            : undefined,
        );
      }}
    />
  );
}
