import { Button, Input, Modal } from 'antd';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { checkMessages } from '../../../../schema/check-messages.ts';
import { checkLimits, type Finding } from '../../../../schema/check-rules.ts';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { useFocusReturn } from '../../shell/use-focus-return.ts';
import { FindingList } from '../../checks/finding-list.tsx';
import '../../checks/checks.css';

interface RefusedDialogProps {
  findings: readonly Finding[];
  /** The reason from an earlier attempt. */
  given?: string | undefined;
  saving: boolean;
  onPublish: (reason: string) => void;
  /** Label of the button that closes the dialog. */
  cancelLabel: string;
  onCancel: () => void;
  /** The element to focus after closing; by default, the one that had the focus before. */
  focusBack?: (() => HTMLElement | null) | undefined;
  /** Says what happened to the text that was to be published. */
  children: ReactNode;
}

/** Shows why a post was not published, and takes a reason for publishing it anyway. */
export function RefusedDialog(props: RefusedDialogProps) {
  const {
    findings,
    given = '',
    saving,
    onPublish,
    cancelLabel,
    onCancel,
    focusBack,
    children,
  } = props;
  const [reason, setReason] = useState(given);
  const [opener] = useState(() => document.activeElement);
  useFocusReturn(true, () => {
    // If the focus has moved elsewhere in the meantime, it stays there.
    const holder = document.activeElement;
    if (holder instanceof HTMLElement && holder !== document.body) return holder;
    return focusBack?.() ?? (opener instanceof HTMLElement ? opener : null);
  });
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
      onCancel={onCancel}
      closable={false}
      focusable={{ focusTriggerAfterClose: false }}
      width={640}
      footer={null}
    >
      <form className="adm-refused" onSubmit={submit} noValidate>
        <p>The checks found problems to fix before publishing. {children}</p>
        <div className="adm-refused-findings" role="group" aria-label="Findings" tabIndex={0}>
          <FindingList level="h2" heading="Fix before publishing" findings={findings} />
        </div>
        <LabelledField
          label="Reason for publishing anyway"
          error={judged && !fits ? checkMessages.reason : undefined}
          hint={`It is recorded in the activity log. ${String(length)} of ${String(checkLimits.reasonMax)} characters.`}
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
        <div className="adm-refused-actions">
          <Button type="primary" autoFocus onClick={onCancel} disabled={saving}>
            {cancelLabel}
          </Button>
          <Button htmlType="submit" loading={saving}>
            Publish anyway
          </Button>
        </div>
      </form>
    </Modal>
  );
}
