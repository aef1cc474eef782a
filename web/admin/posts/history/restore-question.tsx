import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { VersionDifference } from './version-difference.tsx';

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
export function RestoreQuestion(props: RestoreQuestionProps) {
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
