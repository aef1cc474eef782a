import { useApolloClient } from '@apollo/client/react';
import { DiscardReplyDraftDocument, SaveReplyDraftDocument } from '../../../generated/admin.ts';
import { useDraftWriter } from '../../drafts/use-draft-writer.ts';
import { replyTexts, type ReplyText } from './reply-texts.ts';

/** Stores the draft of a reply in the browser and on the server while its form is mounted. */
export function useReplyDraft(requestId: string) {
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
