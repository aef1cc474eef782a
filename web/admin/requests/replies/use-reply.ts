import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useApolloClient } from '@apollo/client/react';
import { replyRules, replyToasts } from '../../../../schema/reply-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  DiscardReplyDraftDocument,
  SaveReplyDraftDocument,
  useReplyToRequestMutation,
} from '../../../generated/admin.ts';
import { isConflict } from '../../admin-client.ts';
import { useRuleForm } from '../../shell/use-rule-form.ts';
import { type ReplyText, replyTexts } from './reply-texts.ts';
import { useDraftWriter } from '../../drafts/use-draft-writer.ts';

const rules = z.object(replyRules).pick({ subject: true, message: true });

export type ReplyValues = z.input<typeof rules>;

interface ReplyOptions {
  requestId: string;
  /** The number of replies shown on the screen. */
  shownReplies: number;
  draft: ReplyText | undefined;
  suggestedSubject: string;
  onSent: () => void;
  /** Loads replies of other administrators. */
  onConflict: () => Promise<unknown>;
}

/**
 * State and actions of a reply form: stores the draft during typing, and sends it with the number
 * of replies that are shown. If another administrator has replied since the draft was started, that
 * reply is shown before anything is sent (product 14.5).
 */
export function useReply(options: ReplyOptions) {
  const { requestId, shownReplies, draft, suggestedSubject } = options;
  const [initialReplies, setBegunWith] = useState(() => draft?.basedOnReplies ?? shownReplies);
  const [reply] = useReplyToRequestMutation({
    refetchQueries: ['RequestList', 'InboxViewCounts', 'NewRequestCount'],
  });
  const { writer, status } = useReplyDraft(requestId);

  const keep = (text: ReplyValues, basedOnReplies: number) =>
    writer.write({ ...text, id: requestId, writtenAt: Date.now(), basedOnReplies });

  /** The reply was sent: input made since then stays in the form, as the draft of another reply. */
  const finish = (sent: ReplyValues, replies: number) => {
    const typed = form.getValues();
    if (typed.subject === sent.subject && typed.message === sent.message) {
      void writer.clear();
      toast(replyToasts.queued);
      options.onSent();
      return;
    }
    setBegunWith(replies);
    keep(typed, replies);
    toast(replyToasts.queuedWhileTyping);
  };

  const { form, element, submit, save, sending } = useRuleForm({
    values: { subject: draft?.subject ?? suggestedSubject, message: draft?.message ?? '' },
    rules,
    send: async (input) => {
      const sent = form.getValues();
      await writer.pause();
      try {
        const { data } = await reply({
          variables: { id: requestId, input: { ...input, basedOnReplies: shownReplies } },
        });
        finish(sent, data?.replyToRequest.replies.length ?? shownReplies + 1);
      } catch (thrown) {
        writer.resume();
        if (isConflict(thrown)) await options.onConflict();
        throw thrown;
      }
    },
  });

  const [subject, message] = useWatch({ control: form.control, name: ['subject', 'message'] });
  const change = (text: Partial<ReplyValues>) => {
    // Corrected text loses its error, as with typing.
    const options = { shouldValidate: form.formState.isSubmitted };
    if (text.subject !== undefined) form.setValue('subject', text.subject, options);
    if (text.message !== undefined) form.setValue('message', text.message, options);
  };

  const onChange = useEffectEvent((text: ReplyValues) => keep(text, initialReplies));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== undefined) onChange(values);
        },
      }),
    [form],
  );

  return {
    form,
    element,
    submit,
    save,
    sending,
    status,
    values: { subject, message },
    change,
    /** Other administrators have replied since this draft was started. */
    hasNewReplies: !sending && shownReplies > initialReplies,
    discard: () => writer.write(undefined),
  };
}

/** Stores the draft of a reply in the browser and on the server while its form is mounted. */
function useReplyDraft(requestId: string) {
  const client = useApolloClient();
  return useDraftWriter<ReplyText>({
    browser: replyTexts,
    continued: requestId,
    server: {
      send: ({ subject, message, basedOnReplies, writtenAt }) =>
        client.mutate({
          mutation: SaveReplyDraftDocument,
          variables: {
            requestId,
            input: {
              subject,
              message,
              basedOnReplies,
              writtenAt: new Date(writtenAt).toISOString(),
            },
          },
          fetchPolicy: 'no-cache',
        }),
      discard: () =>
        client.mutate({
          mutation: DiscardReplyDraftDocument,
          variables: { requestId },
          fetchPolicy: 'no-cache',
        }),
    },
  });
}
