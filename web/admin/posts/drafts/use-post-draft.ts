import { useApolloClient } from '@apollo/client/react';
import { DiscardPostDraftDocument, SavePostDraftDocument } from '../../../generated/admin.ts';
import { useDraftWriter } from '../../drafts/use-draft-writer.ts';
import { browserPostDrafts } from './browser-post-drafts.ts';
import { draftTextOf, type UnsavedText } from './unsaved-text.ts';

/** Stores the draft of a post form in the browser and on the server while the form is mounted. */
export function usePostDraft(draft: UnsavedText | undefined) {
  const client = useApolloClient();
  return useDraftWriter<UnsavedText>({
    browser: browserPostDrafts,
    continued: draft?.id,
    server: {
      send: ({ id, postId, basedOn, writtenAt, changes }) => {
        const text = draftTextOf(changes);
        const input = { id, postId, basedOn, writtenAt: new Date(writtenAt).toISOString(), text };
        return client.mutate({
          mutation: SavePostDraftDocument,
          variables: { input },
          fetchPolicy: 'no-cache',
        });
      },
      discard: (id) =>
        client.mutate({
          mutation: DiscardPostDraftDocument,
          variables: { id },
          fetchPolicy: 'no-cache',
        }),
    },
  });
}
