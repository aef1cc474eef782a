import { studyRanges } from '../../../schema/request-choices.ts';
import { requestFields } from '../../../schema/request-fields.ts';
import {
  FieldError,
  labelIdOf,
  RequiredMark,
  useFieldAttributes,
  useRequestField,
} from './field-frame.tsx';

const name = 'numberOfStudies';

/** The five ranges of product 3.2 as one segmented row of radio buttons. */
export function StudyRangeField() {
  const { field, error } = useRequestField(name);
  const { id, ...attributes } = useFieldAttributes(name, error);
  return (
    <div className={error === undefined ? 'fld w2' : 'fld w2 bad'}>
      <div className="lbl">
        <span id={labelIdOf(id)}>{requestFields[name].label}</span> <RequiredMark name={name} />
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
