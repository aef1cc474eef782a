import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, useFieldAttributes } from './field-frame.tsx';

interface TextFieldProps {
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  wide?: boolean;
  /** How browsers fill in and show the keyboard for this kind of text. */
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
  >;
}

/** A text of one line. */
export function TextField({ label, field, error, wide, input }: TextFieldProps) {
  const attributes = useFieldAttributes(error);
  return (
    <FieldFrame id={attributes.id} label={label} error={error} wide={wide}>
      <input className="in" type="text" {...input} {...attributes} {...field} />
    </FieldFrame>
  );
}
