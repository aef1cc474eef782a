import { useWatch } from 'react-hook-form';
import { countedLength } from '../../../schema/request-choices.ts';
import type { RequestFieldName } from '../../../schema/request-fields.ts';
import { FieldFrame, hintIdOf, useFieldAttributes, useRequestField } from './field-frame.tsx';

interface LongTextFieldProps {
  name: RequestFieldName;
  /** Minimum number of characters; the field counts up to it. */
  min: number;
  placeholder: string;
}

/** A text of several lines with a live count (design 4, Forms). */
export function LongTextField({ name, min, placeholder }: LongTextFieldProps) {
  const { control, field, error } = useRequestField(name);
  const attributes = useFieldAttributes(name, error, true);
  const text = useWatch({ control, name });
  return (
    <FieldFrame
      id={attributes.id}
      name={name}
      error={error}
      wide
      hint={
        <p className="hint" id={hintIdOf(attributes.id)}>
          <span>{`At least ${min} characters.`}</span>{' '}
          <span data-length-of={name} data-min={min} suppressHydrationWarning>
            {`${countedLength(text)} / ${min}`}
          </span>
        </p>
      }
    >
      <textarea className="ta" placeholder={placeholder} {...attributes} {...field} />
    </FieldFrame>
  );
}
