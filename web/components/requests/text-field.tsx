import type { InputHTMLAttributes } from 'react';
import type { RequestFieldName } from '../../../schema/request-fields.ts';
import { FieldFrame, useFieldAttributes, useRequestField } from './field-frame.tsx';

interface TextFieldProps {
  name: RequestFieldName;
  wide?: boolean;
  /** How browsers fill in and show the keyboard for this kind of text. */
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
  >;
}

export function TextField({ name, wide, input }: TextFieldProps) {
  const { field, error } = useRequestField(name);
  const attributes = useFieldAttributes(name, error);
  return (
    <FieldFrame id={attributes.id} name={name} error={error} wide={wide}>
      <input className="in" type="text" {...input} {...attributes} {...field} />
    </FieldFrame>
  );
}

/** The person: the first four fields of both forms. */
export function PersonFields() {
  return (
    <>
      <TextField name="firstName" input={{ autoComplete: 'given-name' }} />
      <TextField name="lastName" input={{ autoComplete: 'family-name' }} />
      <TextField
        name="affiliation"
        input={{ autoComplete: 'organization', placeholder: 'University, company or agency' }}
      />
      <TextField
        name="email"
        input={{ type: 'email', autoComplete: 'email', placeholder: 'name@organisation.example' }}
      />
    </>
  );
}

/** The profile URL, whose scheme is optional. */
export function ProfileUrlField({ placeholder }: { placeholder: string }) {
  const input = {
    inputMode: 'url',
    autoComplete: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    placeholder,
  } as const;
  return <TextField name="profileUrl" wide input={input} />;
}

export function ReferralSourceField() {
  return (
    <TextField
      name="referralSource"
      wide
      input={{ placeholder: 'A colleague, a conference, a paper' }}
    />
  );
}
