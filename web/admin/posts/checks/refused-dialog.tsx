import { Button, Checkbox, Input, Modal } from 'antd';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { confirmReadingLabel } from '../../../../schema/ai-disclosure.ts';
import { checkMessages, checkLimits, type Finding } from '../../../../schema/check-rules.ts';
import { useMay } from '../../session/permissions.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { useFocusReturn } from '../../shell/use-focus-return.ts';
import { FindingList } from '../../checks/finding-list.tsx';
import '../../checks/checks.css';

/** How a refused publication is approved. */
export interface PublishingApproval {
  overrideReason?: string;
  confirmReading?: true;
}

interface RefusedDialogProps {
  findings: readonly Finding[];
  /** The reason from an earlier attempt. */
  given?: string | undefined;
  saving: boolean;
  /** Whether the person sees the text here, and can confirm having read it. */
  readable?: boolean | undefined;
  onPublish: (approval: PublishingApproval) => void;
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
    readable = false,
    saving,
    onPublish,
    cancelLabel,
    onCancel,
    focusBack,
    children,
  } = props;
  const overrides = useMay('administer');
  const [reason, setReason] = useState(given);
  const [opener] = useState(() => document.activeElement);
  useFocusReturn(true, () => {
    // If the focus has moved elsewhere in the meantime, it stays there.
    const holder = document.activeElement;
    if (holder instanceof HTMLElement && holder !== document.body) return holder;
    return focusBack?.() ?? (opener instanceof HTMLElement ? opener : null);
  });
  const [judged, setJudged] = useState(false);
  const [read, setRead] = useState(false);
  const unread = ({ rule }: Finding): boolean => rule === 'ai-not-confirmed';
  const mended = read && findings.every(unread);
  const { length } = reason.trim();
  const fits = length >= checkLimits.reasonMin && length <= checkLimits.reasonMax;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    setJudged(true);
    if (fits || mended) {
      onPublish({
        ...(fits ? { overrideReason: reason.trim() } : {}),
        ...(read ? { confirmReading: true } : {}),
      });
    } else event.currentTarget.querySelector('textarea')?.focus();
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
        <p>
          {findings.every(({ rule }) => rule === 'review-missing')
            ? 'This text needs a review before it is published.'
            : 'The checks found problems to fix before publishing.'}{' '}
          {children}
        </p>
        <div className="adm-refused-findings" role="group" aria-label="Findings" tabIndex={0}>
          <FindingList level="h2" heading="Fix before publishing" findings={findings} />
        </div>
        {readable && findings.some(unread) ? (
          <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)}>
            {confirmReadingLabel}
          </Checkbox>
        ) : null}
        {overrides ? (
          <LabelledField
            label="Reason for publishing anyway"
            error={judged && !fits && !mended ? checkMessages.reason : undefined}
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
        ) : null}
        <div className="adm-refused-actions">
          <Button type="primary" autoFocus onClick={onCancel} disabled={saving}>
            {cancelLabel}
          </Button>
          {overrides || mended ? (
            <Button htmlType="submit" loading={saving}>
              {mended ? 'Publish' : 'Publish anyway'}
            </Button>
          ) : null}
        </div>
      </form>
    </Modal>
  );
}
