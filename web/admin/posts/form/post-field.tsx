import { useId, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import type { PostValues } from './post-values.ts';

/** The form's control, as its fields are handed it. */
export type PostControl = Control<PostValues, unknown, CreatePost>;

/** What ties a control to its label, hint and message (contract §5). */
export interface ControlAttributes {
  id: string;
  'aria-required'?: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  status?: 'error';
}

interface PostFieldProps {
  label: string;
  error: string | undefined;
  required?: boolean;
  hint?: ReactNode;
  /** Shown at the end of the label's line. */
  extra?: ReactNode;
  children: (attributes: ControlAttributes, labelId: string) => ReactNode;
}

/** Label above a control, its message and hint below. */
export function PostField({ label, error, required, hint, extra, children }: PostFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="adm-field">
      <div className="adm-label">
        {required ? (
          <span className="adm-required" aria-hidden="true">
            *
          </span>
        ) : null}
        <label id={labelId} htmlFor={id}>
          {label}
        </label>
        {extra}
      </div>
      {children(
        {
          id,
          ...(required ? { 'aria-required': true } : {}),
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy || undefined,
          ...(error === undefined ? {} : { status: 'error' }),
        },
        labelId,
      )}
      {error === undefined ? null : (
        <p className="adm-field-error" id={errorId}>
          <InterfaceIcon name="warning" />
          {error}
        </p>
      )}
      {hint ? (
        <div className="adm-field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

/** The first message about a field, or about one of its parts. */
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

/** One field of the form, and what is wrong with it. */
export function usePostField<Name extends keyof PostValues>(control: PostControl, name: Name) {
  const { field, fieldState } = useController({ control, name });
  return { field, error: messageOf(fieldState.error) };
}
