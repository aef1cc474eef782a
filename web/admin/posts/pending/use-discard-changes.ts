import { pendingChangesMessages } from '../../../../schema/draft-messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useDiscardPostChangesMutation } from '../../../generated/admin.ts';
import { useAction } from '../../shell/show-failure.ts';
import type { EditedPost } from '../form/post-values.ts';

/** Discards the pending changes of a post and reports the result. */
export function useDiscardChanges(postId: string): {
  discarding: boolean;
  /** Resolves with the post without them; undefined if it failed. */
  discard: (number: number) => Promise<EditedPost | undefined>;
} {
  const { busy, carryOut } = useAction();
  const [discardChanges] = useDiscardPostChangesMutation({ refetchQueries: ['PostList'] });
  return {
    discarding: busy,
    discard: async (number) => {
      let remaining: EditedPost | undefined;
      await carryOut(async () => {
        const { data } = await discardChanges({ variables: { id: postId, number } });
        remaining = data?.discardPostChanges;
        toast({ ...pendingChangesMessages.discarded, variant: 'success' });
      });
      return remaining;
    },
  };
}
