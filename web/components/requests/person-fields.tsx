import type { ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from './text-field.tsx';

type PersonField = 'firstName' | 'lastName' | 'affiliation' | 'email';

interface PersonFieldsProps {
  register: (name: PersonField) => UseFormRegisterReturn;
  errors: Partial<Record<PersonField, FieldError>>;
}

/** The person: the first four fields of both forms. */
export function PersonFields({ register, errors }: PersonFieldsProps): ReactNode {
  return (
    <>
      <TextField
        label="First name"
        field={register('firstName')}
        error={errors.firstName?.message}
        input={{ autoComplete: 'given-name' }}
      />
      <TextField
        label="Last name"
        field={register('lastName')}
        error={errors.lastName?.message}
        input={{ autoComplete: 'family-name' }}
      />
      <TextField
        label="Affiliation"
        field={register('affiliation')}
        error={errors.affiliation?.message}
        input={{ autoComplete: 'organization', placeholder: 'University, company or agency' }}
      />
      <TextField
        label="Professional email"
        field={register('email')}
        error={errors.email?.message}
        input={{ type: 'email', autoComplete: 'email', placeholder: 'name@organisation.example' }}
      />
    </>
  );
}

/** Input attributes of the profile URL, whose scheme is optional. */
export const profileUrlInput = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Labels that both forms share (product 3.2, 3.3). */
export const sharedLabels = {
  profileUrl: 'Professional or research profile URL',
  referralSource: 'How did you hear about us?',
} as const;

/** Example of an answer to `sharedLabels.referralSource`. */
export const referralSourceInput = { placeholder: 'A colleague, a conference, a paper' } as const;
