import { postMessages } from '../../../../schema/messages.ts';
import type { ToastText } from '../../../../schema/toast-text.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useDeletePostMutation, useSetPostPublishedMutation } from '../../../generated/admin.ts';
import { usePublishingReason } from '../checks/use-publishing-reason.ts';
import { useAction } from '../../shell/show-failure.ts';
import { postState, type PostState } from './post-state.ts';
import type { PostRow } from './post-list-view.ts';

const publicationTexts = {
  published: postMessages.published,
  scheduled: postMessages.scheduled,
  draft: postMessages.unpublished,
} as const;

/** Runs the actions of the list post by post, reports the result, and reloads the list. */
export function usePostActions(reload: () => void) {
  const { busy, carryOut } = useAction();
  const [publish] = useSetPostPublishedMutation();
  const { refusal, publishOrAskReason } = usePublishingReason();
  const [deletePost] = useDeletePostMutation();

  /** Stops at the first failure and reports it. */
  const forEach = async (
    posts: readonly PostRow[],
    act: (post: PostRow) => Promise<void>,
    done: () => ToastText | undefined,
  ): Promise<void> => {
    await carryOut(async () => {
      for (const post of posts) {
        await act(post);
      }
      const message = done();
      if (message) toast({ ...message, variant: 'success' });
    });
    reload();
  };

  return {
    busy,
    refusal,
    /** Publishes or unpublishes posts: sends only `published` (product 5.8). */
    setPublished: (posts: readonly PostRow[], published: boolean) => {
      const several = posts.length > 1;
      const changed = several ? posts.filter((post) => post.published !== published) : posts;
      const states: PostState[] = [];
      return forEach(
        changed,
        async ({ id, title }) => {
          await publishOrAskReason(title, async ({ overrideReason }) => {
            const { data } = await publish({ variables: { id, published, overrideReason } });
            if (data) states.push(postState(data.updatePost, new Date()));
          });
        },
        () => {
          if (several) {
            return postMessages.severalChanged(countsOf(states, posts.length - states.length));
          }
          const [state] = states;
          return state && publicationTexts[state];
        },
      );
    },
    /** Deletes posts; resolves with the ids of the deleted ones. */
    remove: async (posts: readonly PostRow[]) => {
      const deleted: string[] = [];
      await forEach(
        posts,
        async ({ id }) => {
          await deletePost({ variables: { id } });
          deleted.push(id);
        },
        () =>
          posts.length === 1 ? postMessages.deleted : postMessages.deletedSeveral(deleted.length),
      );
      return deleted;
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
