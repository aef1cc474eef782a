import { checkMessages } from '../../../../schema/check-messages.ts';
import { postMessages } from '../../../../schema/messages.ts';
import type { ToastText } from '../../../../schema/toast-text.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useDeletePostMutation, useSetPostPublishedMutation } from '../../../generated/admin.ts';
import { refusedFor } from '../checks/findings-of.ts';
import { useAction } from '../../shell/tell-failure.ts';
import { postState, type PostState } from './post-state.ts';
import type { PostRow } from './use-post-pages.ts';

const publicationTexts = {
  published: postMessages.published,
  scheduled: postMessages.scheduled,
  draft: postMessages.unpublished,
} as const;

/** What the list can do to its posts. */
export interface PostActions {
  /** True while an action is under way. */
  busy: boolean;
  /** Publishes or unpublishes posts: sends only `published` (product 5.3). */
  setPublished: (posts: readonly PostRow[], published: boolean) => Promise<void>;
  /** Deletes posts; resolves with the ids of those that are gone. */
  remove: (posts: readonly PostRow[]) => Promise<readonly string[]>;
}

/** Carries out the list's actions one post after another, says what came of it, and reloads. */
export function usePostActions(reload: () => void): PostActions {
  const { busy, carryOut } = useAction();
  const [publish] = useSetPostPublishedMutation();
  const [deletePost] = useDeletePostMutation();

  /** Stops at the first failure, and tells it. */
  const forEach = async (
    posts: readonly PostRow[],
    act: (post: PostRow) => Promise<void>,
    done: () => ToastText,
  ): Promise<void> => {
    await carryOut(async () => {
      for (const post of posts) {
        await act(post);
      }
      toast({ ...done(), variant: 'success' });
    });
    reload();
  };

  return {
    busy,
    setPublished: (posts, published) => {
      const several = posts.length > 1;
      const changed = several ? posts.filter((post) => post.published !== published) : posts;
      const states: PostState[] = [];
      return forEach(
        changed,
        async ({ id, title }) => {
          const { data } = await publish({ variables: { id, published } }).catch(
            (thrown: unknown) => {
              throw refusedFor(thrown) ? new Error(checkMessages.refusedInList(title)) : thrown;
            },
          );
          if (data) states.push(postState(data.updatePost, new Date()));
        },
        () =>
          several
            ? postMessages.severalChanged(countsOf(states, posts.length - changed.length))
            : publicationTexts[states[0] ?? (published ? 'published' : 'draft')],
      );
    },
    remove: async (posts) => {
      const gone: string[] = [];
      await forEach(
        posts,
        async ({ id }) => {
          await deletePost({ variables: { id } });
          gone.push(id);
        },
        () =>
          posts.length === 1 ? postMessages.deleted : postMessages.deletedSeveral(gone.length),
      );
      return gone;
    },
  };
}

function countsOf(states: readonly PostState[], unchanged: number) {
  const count = (state: PostState) => states.filter((reached) => reached === state).length;
  return {
    published: count('published'),
    scheduled: count('scheduled'),
    unpublished: count('draft'),
    unchanged,
  };
}
