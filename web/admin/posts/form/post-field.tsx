import { useController, type Control } from 'react-hook-form';
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
