import { Button, Input, Modal } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { checkMessages } from '../../../../schema/check-messages.ts';
import { checkLimits, type Finding } from '../../../../schema/check-rules.ts';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { FindingList } from './finding-list.tsx';
import './checks.css';

interface RefusedDialogProps {
  findings: readonly Finding[];
  saving: boolean;
  onPublish: (reason: string) => void;
  onGoOn: () => void;
}

/** Says why a post was not published, and takes a reason for publishing it anyway. */
export function RefusedDialog({ findings, saving, onPublish, onGoOn }: RefusedDialogProps) {
  const [reason, setReason] = useState('');
  const [judged, setJudged] = useState(false);
  const { length } = reason.trim();
  const fits = length >= checkLimits.reasonMin && length <= checkLimits.reasonMax;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    setJudged(true);
    if (fits) onPublish(reason.trim());
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <Modal
      open
      title="Not published yet"
      onCancel={onGoOn}
      closable={false}
      width={640}
      footer={null}
    >
      <form className="adm-refused" onSubmit={submit} noValidate>
        <p>
          The checks found something to mend first. Nothing is lost: your text is still in the form,
          and saving it as a draft is always possible.
        </p>
        <FindingList level="h2" heading="To mend before publishing" findings={findings} />
        <LabelledField
          label="Reason for publishing anyway"
          error={judged && !fits ? checkMessages.reason : undefined}
          hint={`The activity log keeps it. ${String(length)} of ${String(checkLimits.reasonMax)} characters.`}
        >
          {(attributes) => (
            <Input.TextArea
              {...attributes}
              value={reason}
              autoSize={{ minRows: 2, maxRows: 6 }}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </LabelledField>
        <div className="adm-form-actions">
          <Button type="primary" autoFocus onClick={onGoOn} disabled={saving}>
            Go on editing
          </Button>
          <Button htmlType="submit" loading={saving}>
            Publish anyway
          </Button>
        </div>
      </form>
    </Modal>
  );
}
