import { Button, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { now } from '../../../calendar/now.ts';
import { postMessages } from '../../../../schema/messages.ts';
import { PostListDocument } from '../../../generated/admin.ts';
import { ReviseButton } from '../ai/revise-button.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { DeletedPosts } from '../history/deleted-posts.tsx';
import { SchedulePanel } from '../history/schedule-panel.tsx';
import { Permitted } from '../../session/permissions.tsx';
import { AdminIcon } from '../../shell/admin-icon.tsx';
import { Card } from '../../shell/card.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { focusListTop } from '../../shell/focus-list-top.ts';
import { ListPager } from '../../shell/list-pager.tsx';
import { ListState } from '../../shell/list-state.tsx';
import { useListPages } from '../../shell/use-list-pages.ts';
import { inPlace, useViewAddress } from '../../shell/view-address.ts';
import { RefusedPublication } from '../checks/refused-publication.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import {
  postFilterOf,
  postOrderOf,
  readPostListView,
  withPostListView,
  type PostRow,
} from './post-list-view.ts';
import { postState, stateLabels, type PostState } from './post-state.ts';
import { PostTable } from './post-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { postsListId } from '../post-address.ts';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { usePostActions } from './use-post-actions.ts';

const stateOptions = [
  { value: 'all', label: 'All' },
  ...(['published', 'scheduled', 'draft'] as const).map((value) => ({
    value,
    label: stateLabels[value].text,
  })),
];

/** Posts to unpublish after confirmation. */
interface Withdrawn {
  posts: readonly PostRow[];
  /**
   * Started from a row's own button, which stays mounted; the buttons for several posts disappear
   * with the selection.
   */
  fromRow: boolean;
}

const none: Withdrawn = { posts: [], fromRow: true };

interface PostListProps {
  /** The post in the form. */
  editedId: string | undefined;
  onEdit: (id: string) => void;
  /** Called with the deleted posts. */
  onDeleted: (ids: readonly string[]) => void;
}

/**
 * The list of all posts: search, filter by state, sort order, and actions for one or several posts.
 */
export function PostList({ editedId, onEdit, onDeleted }: PostListProps) {
  const card = useRef<HTMLElement>(null);
  const [address, setAddress] = useViewAddress();
  const view = readPostListView(address);
  const filter = postFilterOf(view);
  const pages = useListPages(
    PostListDocument,
    { filter, order: postOrderOf(view) },
    ({ adminPosts }) => adminPosts,
  );
  const { rows, loading } = pages;
  const actions = usePostActions(pages.reload);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<readonly PostRow[]>([]);
  const [withdrawn, setWithdrawn] = useState<Withdrawn>(none);

  const change = (changes: Partial<typeof view>) =>
    setAddress((current) => withPostListView(current, changes), inPlace);
  const narrowed = Object.keys(filter).length > 0;
  const chosen = rows?.filter(({ id }) => selected.includes(id)) ?? [];

  const setPublished = async (posts: readonly PostRow[], published: boolean) => {
    await actions.setPublished(posts, published);
    if (selected.length > 0) {
      setSelected([]);
      card.current?.focus({ preventScroll: true });
    }
  };
  const publish = (posts: readonly PostRow[], published: boolean, fromRow: boolean) => {
    const isPublic = posts.some((post) => postState(post, now()) === 'published');
    if (!published && isPublic) setWithdrawn({ posts, fromRow });
    else void setPublished(posts, published);
  };
  const remove = async () => {
    const deleted = await actions.remove(toDelete);
    setToDelete([]);
    setSelected([]);
    onDeleted(deleted);
  };

  return (
    <Card
      className="adm-posts-list"
      id={postsListId}
      heading="Posts"
      level="h2"
      ref={card}
      tabIndex={-1}
      extra={
        <div className="adm-list-tools" role="search" aria-label="Posts">
          <Segmented<PostState | 'all'>
            aria-label="State"
            tabIndex={-1}
            value={view.state ?? 'all'}
            onChange={(state) => change({ state: state === 'all' ? undefined : state })}
            options={stateOptions as { value: PostState | 'all'; label: string }[]}
          />
          <SearchField
            label="Search posts"
            value={view.search}
            onSearch={(search) => change({ search })}
          />
          <PostArchive onRestored={pages.reload} />
        </div>
      }
    >
      <ListState what="the posts" pages={pages} />
      {rows?.length === 0 && !loading ? (
        <div className="adm-empty" role="status">
          <p>{narrowed ? 'No posts match this search and this filter.' : postMessages.noPosts}</p>
          {narrowed ? (
            <Button onClick={() => change({ search: '', state: undefined })}>
              Clear search and filter
            </Button>
          ) : null}
        </div>
      ) : null}
      {rows && (rows.length > 0 || loading) ? (
        <>
          <PostTable
            rows={rows}
            loading={loading}
            busy={actions.busy}
            order={view.order}
            onOrder={(order) => change({ order })}
            editedId={editedId}
            selectedIds={chosen.map(({ id }) => id)}
            onSelect={setSelected}
            onPublish={(post, published) => publish([post], published, true)}
            onEdit={({ id }) => onEdit(id)}
            onDelete={(post) => setToDelete([post])}
            more={(post) => (
              <>
                <HistoryButton post={post} onRestored={pages.reload} />
                <Permitted to="write">
                  <ReviseButton
                    data-tip="Revise with AI"
                    id={post.id}
                    type="text"
                    icon={<AdminIcon name="ai" />}
                    aria-label={`Revise with AI ${post.title}`}
                  />
                </Permitted>
              </>
            )}
          />
          <SelectionBar
            count={chosen.length}
            busy={actions.busy}
            onPublish={(published) => publish(chosen, published, false)}
            onDelete={() => setToDelete(chosen)}
          />
          <ListPager
            {...pages}
            itemNames={['post', 'posts']}
            shown={rows.length}
            onPageChange={() => focusListTop(card.current)}
          />
        </>
      ) : null}
      <RefusedPublication refusal={actions.refusal}>
        {(title) => `“${title}” stays unpublished until you fix it: choose “Edit” in the list.`}
      </RefusedPublication>
      <UnpublishDialog
        articles={withdrawn.posts.filter((post) => postState(post, now()) === 'published')}
        busy={actions.busy}
        onUnpublish={() =>
          void setPublished(withdrawn.posts, false).finally(() => setWithdrawn(none))
        }
        onKeep={() => setWithdrawn(none)}
        focusWhenDone={() => (withdrawn.fromRow ? null : card.current)}
      />
      <DeleteDialog
        posts={toDelete}
        busy={actions.busy}
        onDelete={() => void remove()}
        onCancel={() => setToDelete([])}
        focusWhenDone={() => card.current}
      />
    </Card>
  );
}

interface PostArchiveProps {
  onRestored: (postId: string) => void;
}

/** Links from the post list to the scheduled and the deleted posts. */
function PostArchive({ onRestored }: PostArchiveProps) {
  const [shown, setShown] = useState<'scheduled' | 'deleted'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button onClick={() => setShown('scheduled')}>Scheduled posts</Button>
      <Button onClick={() => setShown('deleted')}>Deleted posts</Button>
      <SchedulePanel open={shown === 'scheduled'} onClose={close} />
      <DeletedPosts open={shown === 'deleted'} onClose={close} onRestored={onRestored} />
    </>
  );
}
