import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
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

/** The consents that both forms ask for, with the texts behind them in a tab of their own. */
export const consentTexts = {
  communications: 'I consent to receive project updates and communications.',
  processing: (
    <>
      I consent to data storage and processing as described in the{' '}
      <a className="tlink" href="/privacy" target="_blank" rel="noopener">
        Privacy Policy
      </a>
      , and accept the{' '}
      <a className="tlink" href="/terms" target="_blank" rel="noopener">
        Terms of Use
      </a>
      .
    </>
  ),
};
