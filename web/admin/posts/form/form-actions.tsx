import { Button } from 'antd';
import { DraftState } from '../drafts/draft-state.tsx';
import { isPublic } from '../list/post-state.ts';
import { DraftPreview } from '../preview/draft-preview.tsx';
import type { PostFormHandle } from './use-post-form.ts';

interface FormActionsProps {
  handle: PostFormHandle;
  /** Leaves the form; there is no such button where it is absent. */
  onCancel?: () => void;
}

/** What can be done with the form, and how saving stands: always in sight. */
export function FormActions({ handle, onCancel }: FormActionsProps) {
  const { form, opened, saving, waiting, save, status } = handle;
  return (
    <>
      <Button
        type="primary"
        htmlType="submit"
        loading={saving}
        // The focus leaves with the submission: what a field then tells may move this button.
        onMouseDown={(event) => event.preventDefault()}
      >
        {opened.id === undefined ? 'Create Post' : 'Update Post'}
      </Button>
      {isPublic(opened.base) ? null : (
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
