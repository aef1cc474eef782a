import { useId, type ReactNode } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';

/** Attributes that connect a control to its label, hint and message (product 3.11). */
export interface ControlAttributes {
  id: string;
  'aria-required'?: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  status?: 'error';
}

interface LabelledFieldProps {
  label: string;
  error: string | undefined;
  required?: boolean;
  hint?: ReactNode;
  /** Shown at the end of the label's line. */
  extra?: ReactNode;
  children: (attributes: ControlAttributes, labelId: string) => ReactNode;
}

/** Label above a control, message and hint below it. */
export function LabelledField({
  label,
  error,
  required,
  hint,
  extra,
  children,
}: LabelledFieldProps) {
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
      <FieldError id={errorId} text={error} />
      {hint ? (
        <div className="adm-field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

/** The message of an invalid field. */
interface FieldErrorProps {
  id?: string;
  text: string | undefined;
  /** Whether a screen reader says it when it appears. */
  alert?: boolean;
}

export function FieldError({ id, text, alert = false }: FieldErrorProps) {
  return text === undefined ? null : (
    <p className="adm-field-error" id={id} role={alert ? 'alert' : undefined}>
      <InterfaceIcon name="warning" />
      {text}
    </p>
  );
}
