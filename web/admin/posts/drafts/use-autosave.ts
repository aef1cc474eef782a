import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import { useLeaveWarning } from '../../shell/use-leave-warning.ts';
import { changesBetween, type PostValues } from '../form/post-values.ts';
import type { OpenedPost } from '../form/opened-post.ts';
import type { DraftWriter } from '../../drafts/draft-writer.ts';
import type { UnsavedText } from './unsaved-text.ts';

/**
 * Stores all changes of the form, and warns when the page is closed with unsaved changes. Returns
 * whether there are any.
 */
export function useAutosave(
  form: UseFormReturn<PostValues, unknown, CreatePost>,
  opened: OpenedPost,
  writer: DraftWriter<UnsavedText>,
): boolean {
  const changesOf = (values: PostValues) => changesBetween(opened.base, values);
  const [unsaved, setUnsaved] = useState(() => Object.keys(changesOf(opened.values)).length > 0);

  const save = useEffectEvent((values: PostValues) => {
    const changes = changesOf(values);
    setUnsaved(Object.keys(changes).length > 0);
    writer.write(
      Object.keys(changes).length === 0
        ? undefined
        : {
            id: writer.id,
            postId: opened.id ?? null,
            basedOn: opened.version ?? null,
            writtenAt: Date.now(),
            changes,
          },
    );
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [form],
  );

  // Input made during a save differs from the version stored now.
  const begun = useRef(opened);
  useEffect(() => {
    if (begun.current === opened) return;
    begun.current = opened;
    save(form.getValues());
  }, [form, opened]);

  useLeaveWarning(unsaved);

  return unsaved;
}
