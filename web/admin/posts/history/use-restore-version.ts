import { postHistoryMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useRestorePostVersionMutation } from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { usePublishingReason } from '../checks/use-publishing-reason.ts';
import { showFailure } from '../../shell/show-failure.ts';

interface Restoration {
  postId: string;
  version: number;
  /** The version that is current, as far as the screen knows. */
  current: number;
  onRestored: () => void;
  onConflict: () => void;
}

/** Brings an earlier version back and says what came of it. */
export function useRestoreVersion({
  postId,
  version,
  current,
  onRestored,
  onConflict,
}: Restoration) {
  const [restoreVersion, { loading }] = useRestorePostVersionMutation();
  const { refusal, orForReason } = usePublishingReason();

  const restore = async (): Promise<void> => {
    try {
      const done = await orForReason(`Version ${version}`, async (overrideReason) => {
        const variables = { postId, restored: version, version: current, overrideReason };
        await restoreVersion({ variables });
      });
      if (!done) return;
    } catch (thrown) {
      showFailure(thrown);
      if (isConflict(thrown)) {
        onConflict();
      }
      return;
    }
    toast({ ...postHistoryMessages.versionRestored(version, current), variant: 'success' });
    onRestored();
  };

  return { restore, restoring: loading, refusal };
}
