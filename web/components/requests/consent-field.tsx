import { Fragment } from 'react';
import { currentConsent, type ConsentName } from '../../../schema/consent.ts';
import { FieldError, RequiredMark, useFieldAttributes, useRequestField } from './field-frame.tsx';

/** A required checkbox with the text of the consent. */
export function ConsentField({ name }: { name: ConsentName }) {
  const { field, error } = useRequestField(name);
  const attributes = useFieldAttributes(name, error);
  return (
    <div className={error === undefined ? 'fld w2' : 'fld w2 bad'}>
      <div className="ck">
        <input className="box" type="checkbox" {...attributes} {...field} />
        <div>
          <label htmlFor={attributes.id}>
            <ConsentWording of={name} />
          </label>{' '}
          <RequiredMark name={name} />
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

/** The two consents of both forms. */
export function DataConsents() {
  return (
    <>
      <ConsentField name="dataCommunicationsConsent" />
      <ConsentField name="dataProcessingConsent" />
    </>
  );
}
