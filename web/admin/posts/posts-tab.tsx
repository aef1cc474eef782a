import { useApolloClient } from '@apollo/client/react';
import { startTransition, useState } from 'react';
import type { NavigateOptions } from 'react-router';
import AiGenerator from './ai/ai-generator.tsx';
import { decided } from './drafts/leave-dialog.tsx';
import { UnsavedDrafts } from './drafts/unsaved-drafts.tsx';
import { EditPost } from './form/edit-post.tsx';
import { PostWriting } from './form/post-writing.tsx';
import { PostList } from './list/post-list.tsx';
import { editedParameter, withEditing, writtenParameter } from './post-address.ts';
import { useMay } from '../session/permissions.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { useViewAddress } from '../shell/view-address.ts';
import './form/form.css';
import './posts.css';

/**
 * The "Blog Posts" tab (product 5.3): the form in create or edit mode, and the list below it. The
 * id of the edited post is in the URL, so that a reload opens it again.
 */
export default function PostsTab() {
  const client = useApolloClient();
  const writes = useMay('write');
  const [address, setAddress] = useViewAddress();
  const editedId = address.get(editedParameter)?.trim() || undefined;
  // The writing screen, which covers this tab, then contains the only form.
  const writing = address.has(writtenParameter);
  // Each return to create mode creates a new form, even if the same post is opened again
  // immediately.
  const [round, setRound] = useState(0);
  // The post created by the form in create mode, which stays open with it.
  const [created, setCreated] = useState<string>();

  // That form is unmounted when another post or the writing screen is opened.
  if (created !== undefined && (writing || (editedId !== undefined && editedId !== created))) {
    setCreated(undefined);
  }

  const show = (id: string | undefined, options: Pick<NavigateOptions, 'state' | 'replace'>) =>
    setAddress((current) => withEditing(current, id), { preventScrollReset: true, ...options });
  const edit = (id: string | undefined, state?: object) => {
    startTransition(() => setCreated(undefined));
    show(id, { state });
  };
  const keepEditing = (id: string) => {
    if (id === created) return;
    setCreated(id);
    show(id, { state: decided, replace: true });
  };
  // A new version replaces the one in the form; unsaved input stays stored as a draft.
  const [revised, setRevised] = useState(0);
  const startOver = () => {
    // A transition, like the router's navigation, so that both are rendered together.
    startTransition(() => setRound((current) => current + 1));
    edit(undefined, decided);
  };

  return (
    <div className="adm-posts">
      {writes ? (
        <>
          <div className="adm-posts-write">
            <CardBoundary heading="AI blog generator">
              <AiGenerator
                onCreated={() => void client.refetchQueries({ include: ['PostList'] })}
                onRevised={(id) => {
                  if (id === editedId) setRevised((current) => current + 1);
                }}
                onEdit={(id) => edit(id)}
              />
            </CardBoundary>
            <CardBoundary heading="Post">
              {writing ? null : editedId === undefined || editedId === created ? (
                <PostWriting
                  key={round}
                  next={round > 0}
                  onSaved={({ id }, staysOpen) => (staysOpen ? keepEditing(id) : startOver())}
                  onCancel={startOver}
                />
              ) : (
                <EditPost
                  key={`${editedId} ${revised} ${round}`}
                  id={editedId}
                  onSaved={(_, staysOpen) => {
                    if (!staysOpen) startOver();
                  }}
                  onCancel={startOver}
                />
              )}
            </CardBoundary>
          </div>
          <CardBoundary heading="Unsaved drafts">
            <UnsavedDrafts round={`${String(round)} ${editedId ?? ''} ${String(writing)}`} />
          </CardBoundary>
        </>
      ) : null}
      <CardBoundary heading="Posts">
        <PostList
          editedId={editedId}
          onEdit={(id) => edit(id)}
          onDeleted={(ids) => {
            if (editedId !== undefined && ids.includes(editedId)) {
              startOver();
            }
          }}
        />
      </CardBoundary>
    </div>
  );
}
