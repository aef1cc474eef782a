import { Button, Modal } from 'antd';
import { RefusedDialog } from '../checks/refused-dialog.tsx';
import { LeaveDialog } from '../drafts/leave-dialog.tsx';
import { type EditedPost, valuesOf } from './post-values.ts';
import { UnpublishDialog } from '../list/unpublish-dialog.tsx';
import type { PostFormHandle } from './use-post-form.ts';
import { momentInFull, momentWithZone } from '../../shell/moment-text.ts';
import { type OpenedPost, openPost } from './opened-post.ts';
import { leavesPending, type PostConflict } from './use-post-saving.ts';
import { useDiscardChanges } from '../pending/use-discard-changes.ts';
import { ConflictDialog } from '../../drafts/conflict-dialog.tsx';
import { differingFields } from '../conflict/differing-fields.ts';

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

interface ScheduleQuestionProps {
  publishedAt: string | null;
  onSchedule: () => void;
  onSaveDraft: () => void;
  onResume: () => void;
}

/**
 * Asks what to do with a draft that has a future publication date, because it would not be
 * published.
 */
function ScheduleQuestion(props: ScheduleQuestionProps) {
  const { publishedAt, onSchedule, onSaveDraft, onResume } = props;
  return (
    <Modal
      open
      title="Publish it at that time?"
      onCancel={onResume}
      closable={false}
      width={480}
      footer={[
        <Button key="on" autoFocus onClick={onResume}>
          Continue editing
        </Button>,
        <Button key="draft" onClick={onSaveDraft}>
          Save as a draft
        </Button>,
        <Button key="schedule" type="primary" onClick={onSchedule}>
          Schedule it
        </Button>,
      ]}
    >
      <p>
        Its publication date is {publishedAt ? momentWithZone(new Date(publishedAt)) : 'to come'},
        but it is a draft. Drafts are not published automatically.
      </p>
    </Modal>
  );
}

interface FormConflictProps {
  conflict: PostConflict;
  opened: OpenedPost;
  saving: boolean;
  onKeepMine: () => void;
  onUseTheirs: (theirs: EditedPost) => void;
  onResume: () => void;
}

/**
 * The conflict between the form and the stored post: either with pending changes of another
 * administrator, or with the post itself, which may also have pending changes of mine.
 */
function FormConflict(props: FormConflictProps) {
  const { conflict, opened, saving, onKeepMine, onUseTheirs, onResume } = props;
  const { mine, theirs } = conflict;
  const { discarding, discard } = useDiscardChanges(theirs.id);
  const pending = theirs.waitingChanges;
  const isDirect = leavesPending(conflict, opened);
  const othersPending = !isDirect && pending !== null && pending.number !== opened.pending?.edited;
  const stored = othersPending ? openPost(theirs, undefined).base : valuesOf(theirs);

  const takeTheirs = async (): Promise<void> => {
    if (isDirect || othersPending || pending === null) {
      onUseTheirs(theirs);
      return;
    }
    const remaining = await discard(pending.number);
    if (remaining) onUseTheirs(remaining);
  };
  return (
    <ConflictDialog
      title="This post was saved in the meantime"
      fields={differingFields(opened.base, mine, stored, opened.live)}
      saving={saving || discarding}
      onKeepMine={onKeepMine}
      onUseTheirs={() => void takeTheirs()}
      onResume={onResume}
    >
      <p>
        Another tab or another administrator saved it on{' '}
        {momentInFull(new Date(othersPending ? pending.savedAt : theirs.updatedAt))}, after you
        opened it. Your text is still here, but not saved yet. If you keep yours, theirs stays in
        the history. If you take theirs, yours is stored{' '}
        {opened.pending === undefined
          ? 'as a draft'
          : 'in the history, and your pending changes are discarded'}
        .
      </p>
    </ConflictDialog>
  );
}
