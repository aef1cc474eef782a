import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { differingFields } from '../conflict/differing-fields.ts';
import { LeaveDialog } from '../drafts/leave-dialog.tsx';
import { valuesOf, type EditedPost } from './post-values.ts';
import { ScheduleQuestion } from './schedule-question.tsx';
import type { PostFormHandle } from './use-post-form.ts';

interface FormDialogsProps {
  handle: PostFormHandle;
  /** Called with the stored post when the person gives way to it. */
  onTakeTheirs: (theirs: EditedPost) => void;
}

/** What the form asks: on leaving, on a conflict, on a date that does not publish. */
export function FormDialogs({ handle, onTakeTheirs }: FormDialogsProps) {
  const { form, opened, save, unsaved, asked, endQuestion } = handle;
  const { conflict, endConflict, keepMine, keeping } = handle;
  return (
    <>
      <LeaveDialog unsaved={unsaved} />
      {asked ? (
        <ScheduleQuestion
          publishedAt={form.getValues('publishedAt')}
          onSchedule={() => save('timed')}
          onSaveDraft={() => save('draft')}
          onGoOn={endQuestion}
        />
      ) : null}
      {conflict ? (
        <ConflictDialog
          fields={differingFields(opened.base, conflict.mine, valuesOf(conflict.theirs))}
          savedAt={conflict.theirs.updatedAt}
          saving={keeping}
          onKeepMine={keepMine}
          onTakeTheirs={() => onTakeTheirs(conflict.theirs)}
          onGoOn={endConflict}
        />
      ) : null}
    </>
  );
}
