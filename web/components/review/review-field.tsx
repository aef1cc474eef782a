import { useId, type TextareaHTMLAttributes } from 'react';
import { InterfaceIcon } from '../interface-icon.tsx';

interface ReviewFieldProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'value'
> {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled text of several lines, with its hint or error. */
export function ReviewField({ label, hint, error, onChange, ...attributes }: ReviewFieldProps) {
  const id = useId();
  return (
    <div className={error === undefined ? 'fld' : 'fld bad'}>
      <div className="lbl">
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        {...attributes}
        id={id}
        className="ta"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-below`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-below`}>
        {error === undefined ? (
          hint && <p className="hint">{hint}</p>
        ) : (
          <p className="err">
            <InterfaceIcon name="warning" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

export function ActionFailure({ message }: { message: string | undefined }) {
  return (
    <p className="err" role="alert">
      {message === undefined ? null : (
        <>
          <InterfaceIcon name="warning" />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}
