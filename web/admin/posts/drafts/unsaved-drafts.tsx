import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { now } from '../../../calendar/now.ts';
import { DiscardDraftDialog } from '../../drafts/draft-offer.tsx';
import { Card } from '../../shell/card.tsx';
import { momentBriefly } from '../../shell/moment-text.ts';
import { WritingLink } from '../writing/writing-link.tsx';
import { browserPostDrafts } from './browser-post-drafts.ts';
import { UnsavedDraftsDocument } from '../../../generated/admin.ts';
import { idsBeingWritten } from '../../drafts/writing-lock.ts';
import { changesOf, type UnsavedText } from './unsaved-text.ts';
import { discardDraft, newestTexts, useFoundDrafts } from './use-draft-offers.ts';

function nameOf({ changes, postTitle }: ListedDraft): string {
  return changes.title?.trim() || postTitle || 'Untitled post';
}

/**
 * All unsaved drafts of the administrator, in one list (product 5.6). Searches again when `round`
 * changes.
 */
export function UnsavedDrafts({ round }: { round: string }) {
  const card = useRef<HTMLElement>(null);
  const { drafts, discard } = useUnsavedDrafts(round);
  const [discarded, setDiscarded] = useState<ListedDraft>();
  const [wasShown, setWasShown] = useState(false);
  if (drafts.length > 0 && !wasShown) setWasShown(true);
  if (!wasShown) return null;

  return (
    <Card
      className="adm-unsaved-drafts"
      heading="Unsaved drafts"
      level="h2"
      ref={card}
      tabIndex={-1}
    >
      {drafts.length === 0 ? (
        <p className="adm-card-body adm-note" role="status">
          No unsaved drafts.
        </p>
      ) : (
        <ul>
          {drafts.map((draft) => (
            <li key={draft.id}>
              <span className="adm-unsaved-draft">
                <b>{nameOf(draft)}</b>
                <span className="adm-note">
                  {draft.postId === null ? 'New post' : 'Changes to a post'}, last edited{' '}
                  {momentBriefly(new Date(draft.writtenAt), now())}
                </span>
              </span>
              <WritingLink
                className="tlink"
                id={draft.postId ?? undefined}
                state={{ resumeDraft: draft.id }}
                onClick={() => browserPostDrafts.saveNewest(draft)}
              >
                Continue<span className="sr"> {nameOf(draft)}</span>
              </WritingLink>
              <Button size="small" onClick={() => setDiscarded(draft)}>
                Discard<span className="sr"> {nameOf(draft)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DiscardDraftDialog
        title={discarded && nameOf(discarded)}
        onDiscard={() => {
          if (discarded) discard(discarded.id);
          setDiscarded(undefined);
        }}
        onCancel={() => setDiscarded(undefined)}
        focusWhenDone={() => card.current}
      />
    </Card>
  );
}

interface ListedDraft extends UnsavedText {
  /** The stored title of its post. */
  postTitle: string | null;
}

/**
 * All unsaved drafts in the browser and on the server, except those that are being edited. Searches
 * again when `round` changes.
 */
function useUnsavedDrafts(round: string) {
  const client = useApolloClient();
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
  const [drafts, setDrafts] = useFoundDrafts(find, round);

  return {
    drafts,
    discard: (id: string) => {
      discardDraft(client, id);
      setDrafts((present) => present.filter((draft) => draft.id !== id));
    },
  };
}
