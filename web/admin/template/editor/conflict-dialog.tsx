import { Button, Modal } from 'antd';
import { momentInFull } from '../../shell/moment-text.ts';
import type { TemplateInForce } from '../template-in-force.ts';

interface ConflictDialogProps {
  /** The template that somebody else saved meanwhile; undefined closes the dialog. */
  theirs: TemplateInForce | undefined;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
  onContinue: () => void;
}

/** Two administrators changed the template: neither overwrites the other unasked (product 5.11). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, onSaveMine, onTakeTheirs, onContinue } = props;
  const when = theirs?.savedAt ? ` on ${momentInFull(new Date(theirs.savedAt))}` : '';
  return (
    <Modal
      open={theirs !== undefined}
      title="The template was saved in the meantime"
      onCancel={onContinue}
      closable={{ 'aria-label': 'Close' }}
      width={560}
      footer={[
        <Button key="continue" onClick={onContinue}>
          Keep editing
        </Button>,
        <Button key="theirs" onClick={onTakeTheirs}>
          Take theirs
        </Button>,
        <Button key="mine" type="primary" onClick={onSaveMine}>
          Save mine
        </Button>,
      ]}
    >
      <p>
        {theirs?.savedBy ?? 'Somebody'} saved the template{when}, after you had opened it. Your
        changes are still here and not saved.
      </p>
      <p>
        Saving yours puts it in force; theirs stays among the saved versions. Taking theirs can be
        undone.
      </p>
    </Modal>
  );
}
