import { useApolloClient } from '@apollo/client/react';
import { DiscardContentDraftDocument, SaveContentDraftDocument } from '../../generated/admin.ts';
import { useDraftWriter } from '../drafts/use-draft-writer.ts';
import { contentTexts, type ContentText } from './content-texts.ts';

/** Stores input for a part in the browser and on the server, as long as its form is mounted. */
export function usePartDraft(name: string, continued: string | undefined) {
  const client = useApolloClient();
  return useDraftWriter<ContentText>({
    browser: contentTexts,
    continued,
    server: {
      send: ({ part, value, basedOn }) =>
        client.mutate({
          mutation: SaveContentDraftDocument,
          variables: { name: part, value, version: basedOn },
          fetchPolicy: 'no-cache',
        }),
      discard: () =>
        client.mutate({
          mutation: DiscardContentDraftDocument,
          variables: { name },
          fetchPolicy: 'no-cache',
        }),
    },
  });
}
