import { useId, type ReactNode } from 'react';
import { InterfaceIcon } from '../interface-icon.tsx';

/** The attributes that connect a control to its label, its hint and its message. */
export interface FieldAttributes {
  id: string;
  'aria-required': true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Ids and states of one field; the message replaces the hint (product 3.11). */
export function useFieldAttributes(error: string | undefined, hasHint = false): FieldAttributes {
  const id = useId();
  const hint = hasHint ? hintIdOf(id) : undefined;
  return {
    id,
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? hint : errorIdOf(id),
  };
}

/** Id of the label of a field. */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}

/** Id of the hint of a field. */
export function hintIdOf(id: string): string {
  return `${id}-hint`;
}

function errorIdOf(id: string): string {
  return `${id}-error`;
}

/** The asterisk of a required field; the dialog says that every field is required. */
export function RequiredLabel() {
  return (
    <span className="req" aria-hidden="true">
      *
    </span>
  );
}

/** The message of an invalid field, under the field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p className="err" id={errorIdOf(id)}>
      <InterfaceIcon name="warning" />
      <span>{error}</span>
    </p>
  );
}

interface FieldFrameProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Spans both columns. */
  wide?: boolean;
  hint?: ReactNode;
  children: ReactNode;
}

/** Label above a control, hint and message below it. */
export function FieldFrame({ id, label, error, wide = false, hint, children }: FieldFrameProps) {
  return (
    <div className={['fld', wide && 'w2', error && 'bad'].filter(Boolean).join(' ')}>
      <div className="lbl">
        <label id={labelIdOf(id)} htmlFor={id}>
          {label}
        </label>{' '}
        <RequiredLabel />
      </div>
      {children}
      {hint}
      <FieldError id={id} error={error} />
    </div>
  );
}
