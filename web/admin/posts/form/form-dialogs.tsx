import { RefusedDialog } from '../checks/refused-dialog.tsx';
import { FormConflict } from '../conflict/form-conflict.tsx';
import { LeaveDialog } from '../drafts/leave-dialog.tsx';
import type { EditedPost } from './post-values.ts';
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
 * The dialogs of the form: on leaving, on conflicts, on findings that prevent publishing, and on a
 * date that would not publish.
 */
export function FormDialogs({ handle, onUseTheirs }: FormDialogsProps) {
  const { form, opened, save, unsaved, isAsking, endQuestion } = handle;
  const { conflict, endConflict, keepMine, savingMine } = handle;
  const { refused, endRefusal, publishAnyway } = handle;
  return (
    <>
      <LeaveDialog unsaved={unsaved} />
      {isAsking ? (
        <ScheduleQuestion
          publishedAt={form.getValues('publishedAt')}
          onSchedule={() => save('timed')}
          onSaveDraft={() => save('draft')}
          onResume={endQuestion}
        />
      ) : null}
      {refused ? (
        <RefusedDialog
          findings={refused.findings}
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
