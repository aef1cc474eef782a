import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { useEffect, useState } from 'react';
import { DiscardPostDraftDocument, SavePostDraftDocument } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { DraftWriter } from './draft-writer.ts';
import { ServerDraft, type DraftStatus } from './server-draft.ts';
import { draftTextOf, type UnsavedText } from './unsaved-text.ts';

/** A refusal is final, unless it only asks for a new login or a little patience. */
function refusalOf(thrown: unknown): string | undefined {
  if (ServerError.is(thrown) && thrown.statusCode === 413) return 'It is too long.';
  if (!CombinedGraphQLErrors.is(thrown) || isUnauthenticated(thrown)) return undefined;
  const final = new Set<unknown>(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN']);
  return thrown.errors.find(({ extensions }) => final.has(extensions?.['code']))?.message;
}

/** Keeps one form's text in browser and server, as long as the form stands. */
export function useDraftWriter(kept: UnsavedText | undefined): {
  writer: DraftWriter;
  status: DraftStatus;
} {
  const client = useApolloClient();
  const [status, setStatus] = useState<DraftStatus>({ kind: 'none' });
  const [writer] = useState(() => {
    const send = ({ id, postId, basedOn, writtenAt, changes }: UnsavedText) => {
      const text = draftTextOf(changes);
      const input = { id, postId, basedOn, writtenAt: new Date(writtenAt).toISOString(), text };
      return client.mutate({
        mutation: SavePostDraftDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
    };
    const discard = (id: string) => {
      setStatus({ kind: 'none' });
      client
        .mutate({ mutation: DiscardPostDraftDocument, variables: { id }, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    };
    const server = new ServerDraft({ send, refusal: refusalOf, onStatus: setStatus });
    return new DraftWriter({ server, discard }, kept?.id);
  });

  useEffect(() => {
    writer.open();
    const flush = () => writer.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') writer.flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      writer.close();
    };
  }, [writer]);

  return { writer, status };
}
