import { Alert, Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { placeholderNames, written } from '../../../../schema/reply-placeholders.ts';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import { DraftState } from '../../drafts/draft-state.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { MeetingLinkControl } from '../meetings/meeting-link-control.tsx';
import { ReplyPreview } from './reply-preview.tsx';
import type { ReplyText } from './reply-texts.ts';
import { TemplateChoice } from './template-choice.tsx';
import { useReply } from './use-reply.ts';

interface ReplyFormProps {
  request: RequestDetailQuery['visitorRequest'];
  draft: ReplyText | undefined;
  /** How often "Reply" was pressed; each time, the form is focused. */
  asked: number;
  smtpConfigured: boolean;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

function suggestedSubject({ kind, replies }: ReplyFormProps['request']): string {
  const last = replies.at(-1);
  if (last !== undefined) {
    return last.subject.startsWith('Re: ') ? last.subject : `Re: ${last.subject}`;
  }
  return kind === 'ACCESS'
    ? 'Your request for access to Loon Lens'
    : 'Your request for a demo of Loon';
}

export function ReplyForm(props: ReplyFormProps) {
  const { request, draft, asked, smtpConfigured, onClose, onReload } = props;
  const subject = useRef<InputRef>(null);
  const [element, showFirstInvalid] = useFirstInvalid();
  const reply = useReply({
    requestId: request.id,
    shownReplies: request.replies.length,
    draft,
    suggestedSubject: suggestedSubject(request),
    onSent: onClose,
    onConflict: onReload,
    onRefused: showFirstInvalid,
  });
  const { values, errors, change } = reply;
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (asked > 0) subject.current?.focus();
  }, [asked]);
  return (
    <form
      className="adm-reply-form"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reply.sending) return;
        if (request.dataCommunicationsWithdrawnAt) setAsking(true);
        else void reply.submit();
      }}
    >
      {reply.hasNewReplies ? (
        <Alert
          type="warning"
          showIcon
          title="Someone replied while you were writing."
          description="Their reply is shown above. Yours is saved as a draft; “Send reply” sends it after theirs."
        />
      ) : null}
      <TemplateChoice values={values} onChoose={change} />
      <LabelledField label="Subject" required error={errors.subject}>
        {(attributes) => (
          <Input
            {...attributes}
            ref={subject}
            dir="auto"
            value={values.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField
        label="Message"
        required
        error={errors.message}
        hint={`The original message from ${request.firstName} is quoted below yours. Filled in when the reply is sent: ${placeholderNames.map(written).join(', ')}.`}
      >
        {(attributes) => (
          <Input.TextArea
            {...attributes}
            dir="auto"
            autoSize={{ minRows: 6, maxRows: 20 }}
            value={values.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </LabelledField>
      <MeetingLinkControl message={values.message} onInsert={(message) => change({ message })} />
      <ReplyPreview request={request} values={values} />
      {smtpConfigured ? null : (
        <p className="adm-note">
          E-mail is not configured. The reply is queued and will be sent once it is.
        </p>
      )}
      <div className="adm-notes-actions">
        <Button type="primary" htmlType="submit" loading={reply.sending}>
          Send reply
        </Button>
        <Button
          aria-disabled={reply.sending}
          onClick={() => {
            if (reply.sending) return;
            reply.discard();
            onClose();
          }}
        >
          Discard draft
        </Button>
        <DraftState status={reply.status} />
      </div>
      <ConfirmDialog
        open={asking}
        title="Send a reply although a consent was withdrawn?"
        action="Send reply"
        busy={reply.sending}
        onConfirm={() => {
          setAsking(false);
          void reply.submit();
        }}
        onCancel={() => setAsking(false)}
      >
        {request.firstName} no longer agrees to receive project updates and communications. Reply
        only to what they asked.
      </ConfirmDialog>
    </form>
  );
}

/**
 * The `ref` of the form, and a function to call after failed validation: it focuses the first
 * invalid field, so that its message is announced.
 */
function useFirstInvalid(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [refusals]);
  return [form, () => setRefusals((count) => count + 1)];
}
