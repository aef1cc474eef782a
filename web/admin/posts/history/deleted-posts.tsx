import { Button } from 'antd';
import { useRef } from 'react';
import { postHistoryMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { longDate } from '../../../components/long-date.ts';
import {
  DeletedPostListDocument,
  useRestorePostMutation,
  type DeletedPostListQuery,
} from '../../../generated/admin.ts';
import { Permitted } from '../../session/permissions.tsx';
import { Moment } from '../../shell/moment.tsx';
import { focusListTop } from '../../shell/focus-list-top.ts';
import { ListPager } from '../../shell/list-pager.tsx';
import { ListState } from '../../shell/list-state.tsx';
import { SideDrawer } from '../../shell/side-drawer.tsx';
import { showFailure } from '../../shell/show-failure.ts';
import { useListPages } from '../../shell/use-list-pages.ts';
import './history.css';

type DeletedRow = DeletedPostListQuery['deletedPosts']['edges'][number]['node'];

interface DeletedPostsProps {
  open: boolean;
  onClose: () => void;
  /** Called with a restored post, which is a draft. */
  onRestored: (postId: string) => void;
}

/** The posts deleted in the last 30 days, each with an action to restore it. */
export function DeletedPosts({ open, onClose, onRestored }: DeletedPostsProps) {
  return (
    <SideDrawer open={open} onClose={onClose} width={620} title="Deleted posts">
      <DeletedPostList onRestored={onRestored} />
    </SideDrawer>
  );
}

function DeletedPostList({ onRestored }: Pick<DeletedPostsProps, 'onRestored'>) {
  const pages = useListPages(DeletedPostListDocument, {}, ({ deletedPosts }) => deletedPosts);
  const { rows, loading } = pages;
  const [restorePost, { loading: restoring }] = useRestorePostMutation();
  const list = useRef<HTMLElement>(null);

  const restore = async ({ id }: DeletedRow) => {
    try {
      await restorePost({ variables: { id } });
      toast({ ...postHistoryMessages.postRestored, variant: 'success' });
      onRestored(id);
    } catch (thrown) {
      showFailure(thrown);
    }
    pages.reload();
    list.current?.focus();
  };

  return (
    <section aria-label="Deleted posts" tabIndex={-1} ref={list}>
      <p className="adm-drawer-intro">Deleted posts can be restored as drafts for 30 days.</p>
      <ListState what="the deleted posts" pages={pages} />
      {rows?.length === 0 && !loading ? (
        <p className="adm-empty" role="status">
          No post was deleted in the last 30 days.
        </p>
      ) : null}
      {rows && rows.length > 0 ? (
        <>
          <ul className="adm-post-rows">
            {rows.map((post) => (
              <li key={post.id}>
                <div>
                  <b>{post.title}</b>
                  <p>
                    Deleted <Moment at={post.deletedAt} inFull />. Can be restored until{' '}
                    <time dateTime={post.restorableUntil}>{longDate(post.restorableUntil)}</time>.
                  </p>
                </div>
                <Permitted to="write">
                  <Button
                    aria-label={`Restore ${post.title}`}
                    disabled={restoring}
                    onClick={() => void restore(post)}
                  >
                    Restore
                  </Button>
                </Permitted>
              </li>
            ))}
          </ul>
          <ListPager
            {...pages}
            itemNames={['deleted post', 'deleted posts']}
            shown={rows.length}
            onPageChange={() => focusListTop(list.current)}
          />
        </>
      ) : null}
    </section>
  );
}
