import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { requestField, type RequestFieldName } from '../../../schema/request-fields.ts';
import { InterfaceIcon } from '../interface-icon.tsx';

/** The attributes that connect a control to its label, its hint and its message. */
export interface FieldAttributes {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Ids and states of one field; the message replaces the hint (product 3.11). */
export function useFieldAttributes(
  name: RequestFieldName,
  error: string | undefined,
  hasHint = false,
): FieldAttributes {
  const id = useId();
  const hint = hasHint ? hintIdOf(id) : undefined;
  return {
    id,
    'aria-required': !requestField(name)?.optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? hint : errorIdOf(id),
  };
}

/** A field of the form around it, with the props of its control and its error. */
export function useRequestField(name: RequestFieldName) {
  const { register, control, formState } = useFormContext<Record<RequestFieldName, string>>();
  return { control, field: register(name), error: formState.errors[name]?.message };
}

export function labelIdOf(id: string): string {
  return `${id}-label`;
}

export function hintIdOf(id: string): string {
  return `${id}-hint`;
}

function errorIdOf(id: string): string {
  return `${id}-error`;
}

/** The asterisk of a required field; the dialog says what it means. */
export function RequiredMark({ name }: { name: RequestFieldName }) {
  return requestField(name)?.optional ? null : (
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
  name: RequestFieldName;
  error: string | undefined;
  /** Spans both columns. */
  wide?: boolean;
  hint?: ReactNode;
  children: ReactNode;
}

/** Label above a control, hint and message below it. */
export function FieldFrame({ id, name, error, wide = false, hint, children }: FieldFrameProps) {
  return (
    <div className={['fld', wide && 'w2', error && 'bad'].filter(Boolean).join(' ')}>
      <div className="lbl">
        <label id={labelIdOf(id)} htmlFor={id}>
          {requestField(name)?.label}
        </label>{' '}
        <RequiredMark name={name} />
      </div>
      {children}
      {hint}
      <FieldError id={id} error={error} />
    </div>
  );
}
