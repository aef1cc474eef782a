import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { UnsavedDraftsDocument } from '../../../generated/admin.ts';
import { idsBeingWritten } from '../../drafts/writing-lock.ts';
import { browserPostDrafts } from './browser-post-drafts.ts';
import { changesOf, type UnsavedText } from './unsaved-text.ts';
import { discardDraft, newestTexts } from './use-draft-offers.ts';

export interface ListedDraft extends UnsavedText {
  /** The stored title of its post. */
  postTitle: string | null;
}

/**
 * All unsaved drafts in the browser and on the server, except those that are being edited. Searches
 * again when `round` changes.
 */
export function useUnsavedDrafts(round: string): {
  drafts: readonly ListedDraft[];
  discard: (id: string) => void;
} {
  const client = useApolloClient();
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);

  const find = async (): Promise<ListedDraft[]> => {
    const stored = await client
      .query({ query: UnsavedDraftsDocument, fetchPolicy: 'no-cache' })
      .then(({ data }) => data?.unsavedDrafts ?? [])
      .catch(() => []);
    const titles = new Map(stored.map(({ postId, postTitle }) => [postId, postTitle]));
    const onServer = stored.map(({ id, postId, basedOn, writtenAt, text }) => ({
      ...{ id, postId, basedOn },
      writtenAt: Date.parse(writtenAt),
      changes: changesOf(text) ?? {},
    }));
    const written = await idsBeingWritten();
    return newestTexts([...browserPostDrafts.all(Date.now()), ...onServer])
      .filter(({ id, changes }) => !written.has(id) && Object.keys(changes).length > 0)
      .map((text) => ({ ...text, postTitle: titles.get(text.postId) ?? null }));
  };
  const look = useEffectEvent(find);
  useEffect(() => {
    let unmounted = false;
    void look().then((found) => {
      if (!unmounted) setDrafts(found);
    });
    return () => {
      unmounted = true;
    };
  }, [round]);

  return {
    drafts,
    discard: (id) => {
      discardDraft(client, id);
      setDrafts((present) => present.filter((draft) => draft.id !== id));
    },
  };
}
