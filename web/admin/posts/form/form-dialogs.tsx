import { RefusedDialog } from '../checks/refused-dialog.tsx';
import { FormConflict } from '../conflict/form-conflict.tsx';
import { LeaveDialog } from '../drafts/leave-dialog.tsx';
import type { EditedPost } from './post-values.ts';
import { UnpublishDialog } from '../list/unpublish-dialog.tsx';
import { ScheduleQuestion } from './schedule-question.tsx';
import type { PostFormHandle } from './use-post-form.ts';

interface FormDialogsProps {
  handle: PostFormHandle;
  /**
   * Called with the stored post when the administrator discards the form's changes in its favour.
   */
  onUseTheirs: (theirs: EditedPost) => void;
}

/**
 * The dialogs of the form: on leaving, on conflicts, on findings that prevent publishing, on
 * unpublishing, and on a date that would not publish.
 */
export function FormDialogs({ handle, onUseTheirs }: FormDialogsProps) {
  const { form, opened, save, unsaved, leaving, question, endQuestion } = handle;
  const { conflict, endConflict, keepMine, savingMine } = handle;
  const { refused, endRefusal, publishAnyway } = handle;
  return (
    <>
      <LeaveDialog unsaved={unsaved && !leaving} />
      {question === 'date' ? (
        <ScheduleQuestion
          publishedAt={form.getValues('publishedAt')}
          onSchedule={() => save('timed')}
          onSaveDraft={() => save('draft')}
          onResume={endQuestion}
        />
      ) : null}
      <UnpublishDialog
        articles={
          question === 'unpublish' ? [{ id: opened.id ?? '', title: opened.live.title }] : []
        }
        busy={false}
        onUnpublish={() => save(handle.publication.choice)}
        onKeep={endQuestion}
      />
      {refused ? (
        <RefusedDialog
          findings={refused.findings}
          readable
          saving={savingMine}
          onPublish={publishAnyway}
          cancelLabel="Continue editing"
          onCancel={endRefusal}
        >
          Your text is still in the form. You can save it as a draft at any time.
        </RefusedDialog>
      ) : null}
      {conflict ? (
        <FormConflict
          conflict={conflict}
          opened={opened}
          saving={savingMine}
          onKeepMine={keepMine}
          onUseTheirs={onUseTheirs}
          onResume={endConflict}
        />
      ) : null}
    </>
  );
}
