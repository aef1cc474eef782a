import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { DiscardPostDraftDocument, PostDraftsDocument } from '../../../generated/admin.ts';
import { changesBetween, type PostValues } from '../form/post-values.ts';
import { browserPostDrafts, draftsInBrowser } from './browser-post-drafts.ts';
import { changesOf, type UnsavedText } from './unsaved-text.ts';
import { idsBeingWritten } from '../../drafts/writing-lock.ts';

/** The drafts stored on the server; empty if it cannot be reached. */
async function textsOnServer(client: ApolloClient, postId: string | null): Promise<UnsavedText[]> {
  try {
    const { data } = await client.query({
      query: PostDraftsDocument,
      variables: { postId },
      fetchPolicy: 'no-cache',
    });
    return (data?.postDrafts ?? []).map(({ id, basedOn, writtenAt, text }) => ({
      id,
      postId,
      basedOn,
      writtenAt: Date.parse(writtenAt),
      changes: changesOf(text) ?? {},
    }));
  } catch {
    return [];
  }
}

/** The newest copy of each draft, most recently written first. */
export function newestTexts(texts: readonly UnsavedText[]): UnsavedText[] {
  const byId = new Map<string, UnsavedText>();
  for (const text of texts) {
    const present = byId.get(text.id);
    if (!present || present.writtenAt < text.writtenAt) byId.set(text.id, text);
  }
  return [...byId.values()].sort((one, other) => other.writtenAt - one.writtenAt);
}

/** The drafts that `find` finds when the component mounts, and again when `search` changes. */
export function useFoundDrafts<Draft>(find: () => Promise<readonly Draft[]>, search: string) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const look = useEffectEvent(find);
  useEffect(() => {
    let unmounted = false;
    void look().then((found) => {
      if (!unmounted) setDrafts(found);
    });
    return () => {
      unmounted = true;
    };
  }, [search]);
  return [drafts, setDrafts] as const;
}

/** Deletes a draft in this browser and on the server. */
export function discardDraft(client: ApolloClient, id: string): void {
  browserPostDrafts.delete(id);
  client
    .mutate({ mutation: DiscardPostDraftDocument, variables: { id }, fetchPolicy: 'no-cache' })
    .catch(() => undefined);
}

/**
 * Finds drafts of a post in the browser and on the server, except those that are being edited in
 * another tab and those without changes. Searches again when `round` changes.
 */
export function useDraftOffers(postId: string | null, stored: PostValues, round: number) {
  const client = useApolloClient();
  const find = async () => {
    const onServer = await textsOnServer(client, postId);
    const written = await idsBeingWritten();
    const texts = newestTexts([...draftsInBrowser(postId, Date.now()), ...onServer]);
    return texts.filter(({ id, changes }) => {
      if (written.has(id)) return false;
      const isNew = Object.keys(changesBetween(stored, { ...stored, ...changes })).length > 0;
      if (!isNew) discardDraft(client, id);
      return isNew;
    });
  };
  const [[offered, ...others], setOffers] = useFoundDrafts(find, `${String(postId)} ${round}`);

  return {
    /** The draft to offer, if any. */
    offered,
    /** Removes the draft from the offers. */
    take: () => setOffers(others),
    /** Deletes the offered draft permanently. */
    discard: () => {
      if (offered) discardDraft(client, offered.id);
      // The next one is not offered in its place, where a second click would discard it.
      setOffers([]);
    },
  };
}
