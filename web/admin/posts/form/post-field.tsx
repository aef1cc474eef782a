import { useController, type Control, type FieldPath } from 'react-hook-form';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import { firstMessage } from '../../shell/rule-field.tsx';
import type { PostValues } from './post-values.ts';

export type PostControl = Control<PostValues, unknown, CreatePost>;

/** A field of the form with its validation message. */
export function usePostField<Name extends keyof PostValues>(control: PostControl, name: Name) {
  const { field, fieldState } = useController({ control, name });
  return { field, error: firstMessage(fieldState.error) };
}

/** A part of an entry; while it is empty, it has no message before it was left or sent. */
export function useEntryPart<Name extends FieldPath<PostValues>>(control: PostControl, name: Name) {
  const { field, fieldState, formState } = useController({ control, name });
  const { isTouched, isDirty } = fieldState;
  const isJudged = isTouched || formState.isSubmitted || (isDirty && field.value !== '');
  return { field, error: isJudged ? firstMessage(fieldState.error) : undefined };
}
