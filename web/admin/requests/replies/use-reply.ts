import { useRef, useState } from 'react';
import { adminFailed } from '../../../../schema/messages.ts';
import { replyRules, replyToasts } from '../../../../schema/reply-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useReplyToRequestMutation } from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { adminFailureOf } from '../../shell/show-failure.ts';
import type { ReplyText } from './reply-texts.ts';
import { useReplyDraft } from './use-reply-draft.ts';

export interface ReplyValues {
  subject: string;
  message: string;
}

type ReplyErrors = Partial<Record<keyof ReplyValues, string>>;

interface ReplyOptions {
  requestId: string;
  /** The number of replies shown on the screen. */
  shownReplies: number;
  draft: ReplyText | undefined;
  suggestedSubject: string;
  onSent: () => void;
  /** Loads replies of other administrators. */
  onConflict: () => Promise<unknown>;
  /** Called if a field is invalid. */
  onRefused: () => void;
}

function problemsOf(values: ReplyValues): ReplyErrors {
  const names = ['subject', 'message'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const issue = replyRules[name].safeParse(values[name]).error?.issues[0];
      return issue ? [[name, issue.message]] : [];
    }),
  );
}

/**
 * State and actions of a reply form: stores the draft during typing, and sends it with the number
 * of replies that are shown. If another administrator has replied since the draft was started, that
 * reply is shown before anything is sent (product 14.5).
 */
export function useReply(options: ReplyOptions) {
  const { requestId, shownReplies, draft, suggestedSubject } = options;
  const [values, setValues] = useState<ReplyValues>(() => ({
    subject: draft?.subject ?? suggestedSubject,
    message: draft?.message ?? '',
  }));
  /** The current values of the form, even while a reply is being sent. */
  const latest = useRef(values);
  const [initialReplies, setBegunWith] = useState(() => draft?.basedOnReplies ?? shownReplies);
  const [errors, setErrors] = useState<ReplyErrors>({});
  const [send, { loading: sending }] = useReplyToRequestMutation({
    refetchQueries: ['RequestList', 'InboxViewCounts', 'NewRequestCount'],
  });
  const { writer, status } = useReplyDraft(requestId);

  const change = (changes: Partial<ReplyValues>) => {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setValues(next);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changes))),
    );
    keep(next, initialReplies);
  };

  const keep = (text: ReplyValues, basedOnReplies: number) =>
    writer.write({ ...text, id: requestId, writtenAt: Date.now(), basedOnReplies });

  /** The reply was sent: input made since then stays in the form, as the draft of another reply. */
  const finish = (replies: number) => {
    const { subject, message } = latest.current;
    if (subject === values.subject && message === values.message) {
      void writer.clear();
      toast(replyToasts.queued);
      options.onSent();
      return;
    }
    setBegunWith(replies);
    keep(latest.current, replies);
    toast(replyToasts.queuedWhileTyping);
  };

  const refuse = (refused: ReplyErrors) => {
    setErrors(refused);
    options.onRefused();
  };

  const submit = async () => {
    const problems = problemsOf(values);
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      return;
    }
    await writer.pause();
    try {
      const { data } = await send({
        variables: { id: requestId, input: { ...values, basedOnReplies: shownReplies } },
      });
      finish(data?.replyToRequest.replies.length ?? shownReplies + 1);
    } catch (thrown) {
      writer.resume();
      const { message, fields } = adminFailureOf(thrown);
      toast({ ...adminFailed(message), variant: 'destructive' });
      if (Object.keys(fields).length > 0) refuse(fields);
      if (isConflict(thrown)) await options.onConflict();
    }
  };

  return {
    values,
    errors,
    sending,
    status,
    /** Other administrators have replied since this draft was started. */
    hasNewReplies: !sending && shownReplies > initialReplies,
    change,
    submit,
    discard: () => writer.write(undefined),
  };
}
