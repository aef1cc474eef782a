import type { UseFormRegisterReturn } from 'react-hook-form';
import { studyRanges } from '../../../schema/request-choices.ts';
import { FieldError, labelIdOf, RequiredLabel, useFieldAttributes } from './field-frame.tsx';

interface StudyRangeFieldProps {
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The five ranges of product 3.2 as one segmented row of radio buttons. */
export function StudyRangeField({ label, field, error }: StudyRangeFieldProps) {
  const { id, ...attributes } = useFieldAttributes(error);
  return (
    <div className={error === undefined ? 'fld w2' : 'fld w2 bad'}>
      <div className="lbl">
        <span id={labelIdOf(id)}>{label}</span> <RequiredLabel />
      </div>
      <div
        id={id}
        className="rad"
        role="radiogroup"
        aria-labelledby={labelIdOf(id)}
        {...attributes}
      >
        {studyRanges.map((range) => (
          <label key={range}>
            <input type="radio" value={range} {...field} />
            {range}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
