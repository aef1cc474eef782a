import { Button } from 'antd';
import { pendingChangesMessages } from '../../../../schema/draft-messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useSavedPostChangesTextQuery,
  useRestorePostChangesMutation,
} from '../../../generated/admin.ts';
import { DifferenceLegend, VersionPanel } from '../../drafts/version-history.tsx';
import { useMay } from '../../session/permissions.tsx';
import { useAction } from '../../shell/show-failure.ts';
import type { ChangesRow } from './changes-list.tsx';
import { Comparison, Missing, useVersionText } from './version-difference.tsx';

interface ChangesPanelProps {
  postId: string;
  changes: ChangesRow;
  /** Whether the post has other pending changes; then these cannot be restored. */
  othersPending: boolean;
  onRestored: () => void;
}

/** One set of pending changes: its difference from the post, and an action to restore it. */
export function ChangesPanel({ postId, changes, othersPending, onRestored }: ChangesPanelProps) {
  const { number, basedOn, outcome } = changes;
  const writes = useMay('write');
  const { busy, carryOut } = useAction();
  const [restoreChanges] = useRestorePostChangesMutation({ refetchQueries: ['PostList'] });
  const restore = () =>
    carryOut(async () => {
      await restoreChanges({ variables: { id: postId, number } });
      toast({ ...pendingChangesMessages.restored, variant: 'success' });
      onRestored();
    });

  return (
    <VersionPanel
      heading={`Changes ${number}`}
      action={
        !writes || outcome === null || outcome === 'PUBLISHED' || othersPending ? null : (
          <Button type="primary" aria-disabled={busy} onClick={() => void restore()}>
            Restore these changes
          </Button>
        )
      }
    >
      {outcome === 'DISCARDED' && othersPending ? (
        <p className="adm-note">
          The post has other pending changes. Publish or discard them before you restore these.
        </p>
      ) : null}
      <DifferenceLegend>in version {basedOn}.</DifferenceLegend>
      <div className="adm-version-text">
        <ChangesDifference postId={postId} number={number} basedOn={basedOn} />
      </div>
    </VersionPanel>
  );
}

interface ChangesDifferenceProps {
  postId: string;
  number: number;
  basedOn: number;
}

function ChangesDifference({ postId, number, basedOn }: ChangesDifferenceProps) {
  const version = useVersionText(postId, basedOn);
  const { data, error, refetch } = useSavedPostChangesTextQuery({ variables: { postId, number } });
  const savedChanges = { text: data?.keptPostChanges[0]?.text, error, refetch };
  return version.text && savedChanges.text ? (
    <Comparison before={version.text} after={savedChanges.text} />
  ) : (
    <Missing texts={[version, savedChanges]} />
  );
}
