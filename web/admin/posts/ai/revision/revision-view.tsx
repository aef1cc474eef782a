import { Alert, Button } from 'antd';
import { useId, useRef } from 'react';
import { revisionMessages } from '../../../../../schema/generation-rules.ts';
import { isUnauthenticated } from '../../../admin-client.ts';
import { isPublic } from '../../list/post-state.ts';
import { RefusedPublication } from '../../checks/refused-publication.tsx';
import { useQuestion } from '../../checks/use-question.ts';
import { useMay } from '../../../session/permissions.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { FailureNotice } from '../../../shell/failure-notice.tsx';
import { Loading } from '../../../shell/loading.tsx';
import { RevisionFields } from './revision-fields.tsx';
import { useRevision, type RevisionChoice } from './use-revision.ts';
import '../../../drafts/versions.css';
import './revision.css';

interface RevisionViewProps {
  turnId: string;
  postId: string;
  onSaved: () => void;
  onClosed: () => void;
  /** Closes the view without a decision; it can be opened again. */
  onClose: () => void;
}

/**
 * The difference between a revision and the current post; each part can be accepted or rejected.
 */
export function RevisionView({ turnId, postId, onSaved, onClosed, onClose }: RevisionViewProps) {
  const headingId = useId();
  const { answer, choice } = useRevision({ turnId, postId, onSaved, onClosed });
  const { error, refetch } = answer;
  const failed = choice === undefined && error && !isUnauthenticated(error) ? error : undefined;
  return (
    <section className="adm-revision" aria-labelledby={headingId}>
      <header className="adm-revision-head">
        <h3 id={headingId}>Revised post</h3>
        <Button size="small" onClick={onClose}>
          Decide later
        </Button>
      </header>
      {failed ? (
        <FailureNotice
          title="The revised post could not be loaded."
          error={failed}
          onRetry={refetch}
        />
      ) : null}
      {choice === undefined && !failed ? <Loading what="the revised post" rows={4} /> : null}
      {choice === undefined ? null : <Decision choice={choice} />}
    </section>
  );
}

function Notices({ choice }: { choice: RevisionChoice }) {
  return (
    <>
      {isPublic(choice.post) ? (
        <Alert
          type="warning"
          showIcon
          title="This post is public. Saved changes are visible immediately."
        />
      ) : null}
      {choice.conflict ? <Alert type="warning" showIcon title={revisionMessages.conflict} /> : null}
    </>
  );
}

function Decision({ choice }: { choice: RevisionChoice }) {
  const saveButton = useRef<HTMLButtonElement>(null);
  const { post, revision, choose, accepted, busy, save, leave, refusal } = choice;
  const question = useQuestion(refusal);
  const maySave = useMay(post.published ? 'publish' : 'write');
  const { keys } = revision;
  if (keys.length === 0) {
    return (
      <div className="adm-revision-body">
        <p className="adm-note">The post already contains all of these changes.</p>
        <div>
          <Button aria-disabled={busy} onClick={() => void leave()}>
            Close
          </Button>
        </div>
      </div>
    );
  }
  const saveOrAsk = () => {
    if (accepted.length === 0 || busy) return;
    if (isPublic(post)) question.ask();
    else void save();
  };
  return (
    <div className="adm-revision-body">
      <Notices choice={choice} />
      <p className="adm-legend">
        <del>Removed</del> and <ins>added</ins>. Anything you do not accept stays unchanged.
      </p>
      <RevisionFields choice={choice} />
      <div className="adm-revision-actions">
        <p role="status">
          {maySave
            ? `${accepted.length} of ${keys.length} accepted`
            : 'Your roles do not permit changes to a published post.'}
        </p>
        {maySave ? <Button onClick={() => choose(keys, 'accept')}>Accept all</Button> : null}
        <Button aria-disabled={busy} onClick={() => void leave()}>
          Reject all
        </Button>
        {maySave ? (
          <Button
            ref={saveButton}
            type="primary"
            loading={busy && !question.asking}
            aria-disabled={accepted.length === 0}
            onClick={saveOrAsk}
          >
            Save accepted changes
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={question.open}
        title="Save to a public post?"
        action="Save"
        busy={busy}
        onConfirm={() => void save().finally(question.end)}
        onCancel={question.end}
      >
        <p>
          Readers will see it immediately:{' '}
          {accepted.length === 1 ? '1 part' : `${accepted.length} parts`} of “{post.title}”. The
          current version stays in the history.
        </p>
      </ConfirmDialog>
      <RefusedPublication refusal={refusal} readable focusBack={() => saveButton.current}>
        {(title) => `“${title}” has not changed. Your selection here is still accepted.`}
      </RefusedPublication>
    </div>
  );
}
