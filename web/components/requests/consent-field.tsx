import { Fragment } from 'react';
import type { FieldError as Problem, UseFormRegisterReturn } from 'react-hook-form';
import { currentConsent, type ConsentName } from '../../../schema/consent.ts';
import { FieldError, RequiredLabel, useFieldAttributes } from './field-frame.tsx';

interface ConsentFieldProps {
  field: UseFormRegisterReturn<ConsentName>;
  error: string | undefined;
}

/** A required checkbox with the text of the consent. */
export function ConsentField({ field, error }: ConsentFieldProps) {
  const attributes = useFieldAttributes(error);
  return (
    <div className={error === undefined ? 'fld w2' : 'fld w2 bad'}>
      <div className="ck">
        <input className="box" type="checkbox" {...attributes} {...field} />
        <div>
          <label htmlFor={attributes.id}>
            <ConsentWording of={field.name} />
          </label>{' '}
          <RequiredLabel />
        </div>
      </div>
      <FieldError id={attributes.id} error={error} />
    </div>
  );
}

/** A current wording, word for word; the texts behind its links open in a new tab. */
function ConsentWording({ of: name }: { of: ConsentName }) {
  return currentConsent.texts[name].map(({ text, href }) =>
    href === null ? (
      <Fragment key={text}>{text}</Fragment>
    ) : (
      <a key={text} className="tlink" href={href} target="_blank" rel="noopener">
        {text}
      </a>
    ),
  );
}

type SharedConsent = 'dataCommunicationsConsent' | 'dataProcessingConsent';

interface DataConsentsProps {
  register: (name: SharedConsent) => UseFormRegisterReturn<SharedConsent>;
  errors: Partial<Record<SharedConsent, Problem>>;
}

/** The two consents of both forms. */
export function DataConsents({ register, errors }: DataConsentsProps) {
  return (
    <>
      <ConsentField
        field={register('dataCommunicationsConsent')}
        error={errors.dataCommunicationsConsent?.message}
      />
      <ConsentField
        field={register('dataProcessingConsent')}
        error={errors.dataProcessingConsent?.message}
      />
    </>
  );
}
