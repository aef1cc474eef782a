import { Button } from 'antd';
import { DraftState } from '../../drafts/draft-state.tsx';
import { isPublic } from '../list/post-state.ts';
import { DraftPreview } from '../preview/draft-preview.tsx';
import type { OpenedPost } from './opened-post.ts';
import type { PostFormHandle } from './use-post-form.ts';

interface FormActionsProps {
  handle: PostFormHandle;
  /** Closes the form; without it, there is no such button. */
  onCancel?: () => void;
}

function mainLabel({ id, pending: waiting }: OpenedPost, staysPublic: boolean): string {
  if (id === undefined) return 'Create Post';
  return waiting && staysPublic ? 'Publish changes' : 'Update Post';
}

/** The actions of the form and its save status; always visible. */
export function FormActions({ handle, onCancel }: FormActionsProps) {
  const { form, opened, publication, saving, pending: waiting, save, status } = handle;
  const staysPublic = isPublic(opened.live) && publication.choice !== 'draft';

  return (
    <>
      <Button
        type="primary"
        htmlType="submit"
        loading={saving}
        // Prevents the button from moving before the click: a field that loses the focus may show a
        // message.
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
