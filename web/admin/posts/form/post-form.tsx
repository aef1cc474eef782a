import { Button, Tag } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { differingFields } from '../conflict/differing-fields.ts';
import { DraftState } from '../drafts/draft-state.tsx';
import { LeaveDialog } from '../drafts/leave-dialog.tsx';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { DraftPreview } from '../preview/draft-preview.tsx';
import { PostFields } from './post-fields.tsx';
import { valuesOf, type EditedPost } from './post-values.ts';
import { usePostForm } from './use-post-form.ts';

interface PostFormProps {
  /** A kept text to go on with. */
  kept?: UnsavedText | undefined;
  /** Called with the stored post when the person gives way to it. */
  onTakeTheirs: (theirs: EditedPost) => void;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** The post to edit; undefined in create mode. */
  stored?: EditedPost | undefined;
  /** What gets the focus when the form begins; it stays where it is, if absent. */
  focusOn?: 'title' | 'form' | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** The post form in create or edit mode (specification §2 and §5 "Blog admin", contract §5). */
export function PostForm(props: PostFormProps) {
  const { stored, kept, focusOn, onSaved, onCancel, onTakeTheirs, notice } = props;
  const headingId = useId();
  const handle = usePostForm({ stored, kept, onSaved });
  const { form, opened, save, waiting, unsaved, draftStatus, conflict, endConflict, keepMine } =
    handle;
  const { control, formState, setFocus } = form;
  const [keeping, setKeeping] = useState(false);
  const editing = stored !== undefined;

  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusOn === 'title') setFocus('title');
    if (focusOn === 'form') card.current?.focus({ preventScroll: true });
  }, [focusOn, setFocus]);

  const sending = useRef(false);
  const sendOnce = (send: () => Promise<void>): void => {
    if (sending.current) return;
    sending.current = true;
    void send().finally(() => {
      sending.current = false;
      setKeeping(false);
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A field tells what was typed at the latest when the focus leaves it.
    event.nativeEvent.submitter?.focus();
    sendOnce(() => save(event));
  };
  const isSubmitting = formState.isSubmitting || keeping;

  return (
    <section
      className="adm-card adm-post-card"
      aria-labelledby={headingId}
      tabIndex={-1}
      ref={card}
    >
      <header className="adm-card-head">
        <h2 id={headingId}>{editing ? 'Edit post' : 'New post'}</h2>
        <Tag className="adm-tag">{editing ? 'Edit mode' : 'Create mode'}</Tag>
      </header>
      {notice}
      <form className="adm-card-body adm-post-form" onSubmit={submit} noValidate>
        <PostFields control={control} slug={stored?.slug} />
        <div className="adm-form-actions">
          <Button
            type="primary"
            htmlType="submit"
            loading={isSubmitting || waiting}
            // The focus leaves with the submission: what a field then tells may move this button.
            onMouseDown={(event) => event.preventDefault()}
          >
            {editing ? 'Update Post' : 'Create Post'}
          </Button>
          <Button onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
          <DraftPreview valuesOf={form.getValues} slug={stored?.slug} />
          <DraftState status={draftStatus} />
        </div>
      </form>
      <LeaveDialog unsaved={unsaved} />
      {conflict ? (
        <ConflictDialog
          fields={differingFields(opened.base, conflict.mine, valuesOf(conflict.theirs))}
          savedAt={conflict.theirs.updatedAt}
          saving={keeping}
          onKeepMine={() => {
            setKeeping(true);
            sendOnce(keepMine);
          }}
          onTakeTheirs={() => onTakeTheirs(conflict.theirs)}
          onGoOn={endConflict}
        />
      ) : null}
    </section>
  );
}
