import { Alert, Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import {
  filled,
  placeholderNames,
  placeholderValues,
  written,
} from '../../../../schema/reply-placeholders.ts';
import { type RequestDetailQuery, useReplyTemplatesQuery } from '../../../generated/admin.ts';
import { DiscardDraftDialog } from '../../drafts/draft-offer.tsx';
import { DraftState } from '../../drafts/draft-state.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { RuleField } from '../../shell/rule-field.tsx';
import { MeetingLinkControl } from '../meetings/meeting-link-control.tsx';
import type { ReplyText } from './reply-texts.ts';
import { type ReplyValues, useReply } from './use-reply.ts';
import { AdminSelect } from '../../shell/admin-select.tsx';

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

/** The button that opens the form again. */
function replyButton(): HTMLElement | null {
  return document.querySelector('.adm-request .adm-drawer-actions button');
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
  const [discarding, setDiscarding] = useState(false);
  const discard = () => {
    reply.discard();
    onClose();
  };
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
            if (values.message.trim() !== '') {
              setDiscarding(true);
              return;
            }
            discard();
            replyButton()?.focus();
          }}
        >
          Discard draft
        </Button>
        <DraftState status={reply.status} />
      </div>
      <DiscardDraftDialog
        title={discarding ? `Your reply to ${request.firstName} ${request.lastName}` : undefined}
        onDiscard={discard}
        onCancel={() => setDiscarding(false)}
        focusWhenDone={replyButton}
      />
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

interface ReplyPreviewProps {
  request: RequestDetailQuery['visitorRequest'];
  values: ReplyValues;
}

/** A reply with its placeholders replaced; hidden if it has none. */
function ReplyPreview({ request, values }: ReplyPreviewProps) {
  const id = useId();
  const known = placeholderValues(request);
  const subject = filled(values.subject, known);
  const message = filled(values.message, known);
  if (subject === values.subject && message === values.message) {
    return null;
  }
  return (
    <section className="adm-reply-preview" aria-labelledby={id}>
      <h4 id={id}>Preview</h4>
      <b>{subject}</b>
      <p>{message}</p>
    </section>
  );
}

interface TemplateChoiceProps {
  values: ReplyValues;
  onChoose: (text: ReplyValues) => void;
}

/** Starts a reply with a template; asks for confirmation before it replaces text. */
function TemplateChoice({ values, onChoose }: TemplateChoiceProps) {
  const id = useId();
  const { data } = useReplyTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<string>();
  const templates = data?.replyTemplates ?? [];
  const chosen = templates.find(
    ({ subject, message }) => subject === values.subject && message === values.message,
  );
  const take = (wanted: string | undefined) => {
    const template = templates.find((present) => present.id === wanted);
    if (template) onChoose({ subject: template.subject, message: template.message });
    setAsking(undefined);
  };
  return (
    <div className="adm-filter">
      <label htmlFor={id}>Template</label>
      <AdminSelect<string>
        id={id}
        value={chosen?.id ?? null}
        placeholder="None"
        onChange={(wanted) => {
          if (values.message.trim() === '' || chosen !== undefined) take(wanted);
          else setAsking(wanted);
        }}
        options={templates.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <ConfirmDialog
        open={asking !== undefined}
        title="Replace your text?"
        action="Replace"
        busy={false}
        onConfirm={() => take(asking)}
        onCancel={() => setAsking(undefined)}
      >
        <p>The template replaces your subject and message.</p>
      </ConfirmDialog>
    </div>
  );
}
