import { Button } from 'antd';
import { DraftState } from '../../drafts/draft-state.tsx';
import { isPublic } from '../list/post-state.ts';
import { DraftPreview } from '../preview/draft-preview.tsx';
import type { OpenedPost } from './opened-post.ts';
import type { PostFormHandle } from './use-post-form.ts';

interface FormActionsProps {
  handle: PostFormHandle;
  /** Leaves the form; there is no such button where it is absent. */
  onCancel?: () => void;
}

function mainLabel({ id, pending: waiting }: OpenedPost, staysPublic: boolean): string {
  if (id === undefined) return 'Create Post';
  return waiting && staysPublic ? 'Publish changes' : 'Update Post';
}

/** What can be done with the form, and how saving stands: always in sight. */
export function FormActions({ handle, onCancel }: FormActionsProps) {
  const { form, opened, publication, saving, pending: waiting, save, status } = handle;
  const staysPublic = isPublic(opened.live) && publication.choice !== 'draft';

  return (
    <>
      <Button
        type="primary"
        htmlType="submit"
        loading={saving}
        // The focus leaves with the submission: what a field then tells may move this button.
        onMouseDown={(event) => event.preventDefault()}
      >
        {mainLabel(opened, staysPublic)}
      </Button>
      {staysPublic ? (
        <Button disabled={saving} onClick={handle.saveAsPending}>
          Save changes as draft
        </Button>
      ) : null}
      {isPublic(opened.live) ? null : (
        <>
          <Button disabled={saving} onClick={() => save('draft')}>
            Save draft
          </Button>
          <Button disabled={saving} onClick={() => save('timed')}>
            Schedule
          </Button>
        </>
      )}
      {onCancel ? (
        <Button onClick={onCancel} disabled={saving && !waiting}>
          Cancel
        </Button>
      ) : null}
      <DraftPreview valuesOf={form.getValues} slug={opened.base.slug || undefined} />
      <DraftState status={status} />
    </>
  );
}
