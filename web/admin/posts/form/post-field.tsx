import { useController, type Control, type FieldPath } from 'react-hook-form';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import type { PostValues } from './post-values.ts';

export type PostControl = Control<PostValues, unknown, CreatePost>;

/** The first message about a field or one of its parts. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) {
    return undefined;
  }
  if ('message' in error && typeof error.message === 'string' && error.message !== '') {
    return error.message;
  }
  return Object.values(error)
    .filter((part) => typeof part === 'object' && !(part instanceof Element))
    .map(messageOf)
    .find((message) => message !== undefined);
}

/** A field of the form with its validation message. */
export function usePostField<Name extends keyof PostValues>(control: PostControl, name: Name) {
  const { field, fieldState } = useController({ control, name });
  return { field, error: messageOf(fieldState.error) };
}

/** A part of an entry; while it is empty, it has no message before it was left or sent. */
export function useEntryPart<Name extends FieldPath<PostValues>>(control: PostControl, name: Name) {
  const { field, fieldState, formState } = useController({ control, name });
  const { isTouched, isDirty } = fieldState;
  const isJudged = isTouched || formState.isSubmitted || (isDirty && field.value !== '');
  return { field, error: isJudged ? messageOf(fieldState.error) : undefined };
}
