import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ReviseButton } from '../ai/revise-button.tsx';
import { ChecksRegion } from '../checks/checks-region.tsx';
import { decided } from '../drafts/leave-dialog.tsx';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { PendingNotice, ProgramNotice } from '../pending/pending-notice.tsx';
import { useWriting } from '../writing/writing-link.tsx';
import { ReviewRegion } from '../review/review-region.tsx';
import { FormActions } from './form-actions.tsx';
import { FormDialogs } from './form-dialogs.tsx';
import { PostFields } from './post-form-fields.tsx';
import { postsListId } from '../post-address.ts';
import { Card } from '../../shell/card.tsx';
import { focusListTop } from '../../shell/focus-list-top.ts';
import type { EditedPost } from './post-values.ts';
import { usePostForm } from './use-post-form.ts';
import { useSaveKey } from './use-save-key.ts';

export interface PostFormProps {
  draft?: UnsavedText | undefined;
  /**
   * Called with the stored post when the administrator discards the form's changes in its favour.
   */
  onUseTheirs: (theirs: EditedPost) => void;
  /** Shown above the fields. */
  notice?: ReactNode;
  /** The post to edit; undefined in create mode. */
  stored?: EditedPost | undefined;
  /** The element to focus when the form opens; by default, the focus does not move. */
  focusOn?: 'title' | 'form' | undefined;
  /** `staysOpen` says whether this form stays open with the post instead of being replaced. */
  onSaved: (post: EditedPost, staysOpen: boolean) => void;
  onCancel: () => void;
}

/** The post form in create or edit mode (product 5.3). */
export function PostForm(props: PostFormProps) {
  const { stored, draft, focusOn, onSaved, onCancel, onUseTheirs, notice } = props;
  const handle = usePostForm({ stored, draft, onSaved });
  const { form, submit, unsaved, draftId } = handle;
  const { setFocus } = form;
  const { id } = handle.opened;
  const write = useWriting();

  const checks = useRef<HTMLElement>(null);
  const [blocking, setBlocking] = useState(0);
  const card = useRef<HTMLElement>(null);
  useSaveKey(handle.saveText, card);
  useEffect(() => {
    if (focusOn === 'title') setFocus('title');
    if (focusOn === 'form') card.current?.focus({ preventScroll: true });
  }, [focusOn, setFocus]);

  return (
    <Card
      className="adm-post-card"
      heading={id === undefined ? 'New post' : 'Edit post'}
      level="h2"
      tabIndex={-1}
      ref={card}
      extra={
        <span className="adm-head-tools">
          <Button
            className="adm-to-list"
            onClick={() => focusListTop(document.getElementById(postsListId), 'always')}
          >
            Go to the list
          </Button>
          {id ? <ReviseButton id={id}>Revise with AI</ReviseButton> : null}
          <Button
            onClick={() => write(id, { ...decided, ...(unsaved ? { resumeDraft: draftId } : {}) })}
          >
            Write in full screen
          </Button>
        </span>
      }
    >
      {notice}
      <ProgramNotice program={handle.opened.program} />
      <PendingNotice handle={handle} onDiscarded={onUseTheirs} />
      <form
        className="adm-card-body adm-post-form"
        onSubmit={submit}
        noValidate
        inert={handle.leaving}
      >
        <PostFields handle={handle} />
        <ChecksRegion handle={handle} regionRef={checks} onBlocking={setBlocking} />
        <ReviewRegion handle={handle} onReopen={onUseTheirs} />
        <div className="adm-form-actions">
          <FormActions
            handle={handle}
            onCancel={onCancel}
            blocking={blocking}
            onShowChecks={() => checks.current?.focus()}
          />
        </div>
      </form>
      <FormDialogs handle={handle} onUseTheirs={onUseTheirs} />
    </Card>
  );
}
