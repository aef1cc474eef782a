import { pendingChangesMessages } from '../../../../schema/draft-messages.ts';
import { useDiscardPostChangesMutation } from '../../../generated/admin.ts';
import { useAction } from '../../shell/show-failure.ts';
import type { EditedPost } from '../form/post-values.ts';

/** Discards the pending changes of a post and reports the result. */
export function useDiscardChanges(postId: string) {
  const { busy, carryOut } = useAction();
  const [discardChanges] = useDiscardPostChangesMutation({ refetchQueries: ['PostList'] });
  return {
    discarding: busy,
    /** Resolves with the post without them; undefined if it failed. */
    discard: async (number: number) => {
      let remaining: EditedPost | undefined;
      await carryOut(async () => {
        const { data } = await discardChanges({ variables: { id: postId, number } });
        remaining = data?.discardPostChanges;
      }, pendingChangesMessages.discarded);
      return remaining;
    },
  };
}
