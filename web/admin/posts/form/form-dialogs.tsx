import { Button, Modal } from 'antd';
import { RefusedDialog } from '../checks/refused-dialog.tsx';
import { FormConflict } from '../conflict/form-conflict.tsx';
import { LeaveDialog } from '../drafts/leave-dialog.tsx';
import type { EditedPost } from './post-values.ts';
import { UnpublishDialog } from '../list/unpublish-dialog.tsx';
import type { PostFormHandle } from './use-post-form.ts';
import { momentWithZone } from '../../shell/moment-text.ts';

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
