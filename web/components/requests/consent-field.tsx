import { Fragment, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { currentConsent, type ConsentName } from '../../../schema/consent.ts';
import { FieldError, RequiredMark, useFieldAttributes } from './field-frame.tsx';

interface ConsentFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** What is agreed to. */
  children: ReactNode;
}

/** A box that has to be ticked. */
export function ConsentField({ field, error, children }: ConsentFieldProps) {
  const attributes = useFieldAttributes(error);
  return (
    <div className={error === undefined ? 'fld w2' : 'fld w2 bad'}>
      <div className="ck">
        <input className="box" type="checkbox" {...attributes} {...field} />
        <div>
          <label htmlFor={attributes.id}>{children}</label> <RequiredMark />
        </div>
      </div>
      <FieldError id={attributes.id} error={error} />
    </div>
  );
}

/** A wording in force, word for word; the texts behind its links open in a tab of their own. */
export function ConsentWording({ of: name }: { of: ConsentName }) {
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
