import { Button, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { DifferenceLegend, VersionPanel } from '../../drafts/version-history.tsx';
import { useMay } from '../../session/permissions.tsx';
import { RefusedPublication } from '../checks/refused-publication.tsx';
import { useQuestion } from '../checks/use-question.ts';
import { VersionDifference, WholeVersion } from './version-difference.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { postHistoryMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useRestorePostVersionMutation } from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { usePublishingReason } from '../checks/use-publishing-reason.ts';
import { showFailure } from '../../shell/show-failure.ts';

type Comparison = 'current' | 'previous';

interface PostVersionPanelProps {
  postId: string;
  /** The post is published, perhaps at a later time, so that only publishers restore a version. */
  published: boolean;
  /** The post is public, so a restore changes what visitors see. */
  isPublic: boolean;
  version: number;
  /** The current version according to the client. */
  current: number;
  /** The previous version, if it is still available. */
  previous: number | undefined;
  onRestored: () => void;
  /** Called when the post was changed in the meantime. */
  onConflict: () => void;
}

/** One version: its differences from another one, and an action to restore it. */
export function PostVersionPanel(props: PostVersionPanelProps) {
  const { postId, published, isPublic, version, current, previous } = props;
  const [wished, setWished] = useState<Comparison>('current');
  const { restore, restoring, refusal } = useRestoreVersion(props);
  const question = useQuestion(refusal);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const isCurrent = version === current;
  const mayRestore = useMay(published ? 'publish' : 'write');
  const comparison = isCurrent ? 'previous' : wished;
  const [before, after] = comparison === 'current' ? [version, current] : [previous, version];

  return (
    <VersionPanel
      heading={`Version ${version}`}
      action={
        isCurrent || !mayRestore ? null : (
          <Button
            ref={restoreButton}
            type="primary"
            loading={restoring && !question.asking}
            onClick={() => (isPublic ? question.ask() : void restore())}
          >
            Restore this version
          </Button>
        )
      }
    >
      {isCurrent ? null : (
        <Segmented<Comparison>
          aria-label="Compare with"
          tabIndex={-1}
          value={wished}
          onChange={setWished}
          options={[
            { value: 'current', label: 'Compared with the current version' },
            { value: 'previous', label: 'Changes in this version' },
          ]}
        />
      )}
      <Legend comparison={comparison} version={version} previous={previous} />
      <div className="adm-version-text" data-behind={question.asking}>
        {before === undefined ? (
          <WholeVersion postId={postId} version={after} />
        ) : (
          <VersionDifference postId={postId} before={before} after={after} />
        )}
      </div>
      {isCurrent ? null : (
        <RestoreQuestion
          open={question.open}
          postId={postId}
          version={version}
          current={current}
          busy={restoring}
          onRestore={() => void restore().finally(question.end)}
          onCancel={question.end}
        />
      )}
      <RefusedPublication refusal={refusal} readable focusBack={() => restoreButton.current}>
        {(restored) => `${restored} was not restored. The post has not changed.`}
      </RefusedPublication>
    </VersionPanel>
  );
}

interface LegendProps {
  comparison: Comparison;
  version: number;
  previous: number | undefined;
}

function Legend({ comparison, version, previous }: LegendProps) {
  if (comparison === 'previous' && previous === undefined) {
    return <p className="adm-legend">The oldest stored version.</p>;
  }
  const since = comparison === 'current' ? `since version ${version}` : `in version ${version}`;
  return <DifferenceLegend>{since}.</DifferenceLegend>;
}

interface RestoreQuestionProps {
  open: boolean;
  postId: string;
  version: number;
  current: number;
  busy: boolean;
  onRestore: () => void;
  onCancel: () => void;
}

/**
 * Shows what a restore changes in a public post and asks for confirmation, because the change is
 * public immediately.
 */
function RestoreQuestion(props: RestoreQuestionProps) {
  const { open, postId, version, current, busy, onRestore, onCancel } = props;
  return (
    <ConfirmDialog
      open={open}
      title={`Restore version ${version} of a public post?`}
      action="Restore"
      busy={busy}
      width={760}
      onConfirm={onRestore}
      onCancel={onCancel}
    >
      <p>
        The restored text is public immediately. The URL, status and date do not change. In the
        text, this is <del>removed</del> and <ins>added</ins>:
      </p>
      {open ? (
        <VersionDifference postId={postId} before={current} after={version} textOnly />
      ) : null}
    </ConfirmDialog>
  );
}

/** Restores an earlier version and reports the result. */
function useRestoreVersion({
  postId,
  version,
  current,
  onRestored,
  onConflict,
}: PostVersionPanelProps) {
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
