import { postHistoryMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useRestorePostVersionMutation } from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { usePublishingReason } from '../checks/use-publishing-reason.ts';
import { showFailure } from '../../shell/show-failure.ts';

interface Restoration {
  postId: string;
  version: number;
  /** The current version according to the client. */
  current: number;
  onRestored: () => void;
  onConflict: () => void;
}

/** Restores an earlier version and reports the result. */
export function useRestoreVersion({
  postId,
  version,
  current,
  onRestored,
  onConflict,
}: Restoration) {
  const [restoreVersion, { loading }] = useRestorePostVersionMutation();
  const { refusal, publishOrAskReason } = usePublishingReason();

  const restore = async (): Promise<void> => {
    try {
      const done = await publishOrAskReason(`Version ${version}`, async (approval) => {
        const variables = { postId, restored: version, version: current, ...approval };
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
