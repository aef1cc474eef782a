import { Alert, Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { placeholderNames, written } from '../../../../schema/reply-placeholders.ts';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import { DraftState } from '../../drafts/draft-state.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { RuleField } from '../../shell/rule-field.tsx';
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
  const { form, element, submit, save, sending, values, change, ...reply } = useReply({
    requestId: request.id,
    shownReplies: request.replies.length,
    draft,
    suggestedSubject: suggestedSubject(request),
    onSent: onClose,
    onConflict: onReload,
  });
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
        if (request.dataCommunicationsWithdrawnAt && !sending) {
          event.preventDefault();
          setAsking(true);
        } else submit(event);
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
      <RuleField control={form.control} name="subject" label="Subject" required>
        {(attributes) => <Input {...attributes} ref={subject} dir="auto" />}
      </RuleField>
      <RuleField
        control={form.control}
        name="message"
        label="Message"
        required
        hint={`The original message from ${request.firstName} is quoted below yours. Filled in when the reply is sent: ${placeholderNames.map(written).join(', ')}.`}
      >
        {(attributes) => (
          <Input.TextArea {...attributes} dir="auto" autoSize={{ minRows: 6, maxRows: 20 }} />
        )}
      </RuleField>
      <MeetingLinkControl message={values.message} onInsert={(message) => change({ message })} />
      <ReplyPreview request={request} values={values} />
      {smtpConfigured ? null : (
        <p className="adm-note">
          E-mail is not configured. The reply is queued and will be sent once it is.
        </p>
      )}
      <div className="adm-notes-actions">
        <Button type="primary" htmlType="submit" loading={sending}>
          Send reply
        </Button>
        <Button
          aria-disabled={sending}
          onClick={() => {
            if (sending) return;
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
        busy={sending}
        onConfirm={() => {
          setAsking(false);
          void save();
        }}
        onCancel={() => setAsking(false)}
      >
        {request.firstName} no longer agrees to receive project updates and communications. Reply
        only to what they asked.
      </ConfirmDialog>
    </form>
  );
}
