import {
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { countedLength } from '../../../schema/request-choices.ts';
import { FieldFrame, hintIdOf, useFieldAttributes } from './field-frame.tsx';

interface LongTextFieldProps<Values extends FieldValues, Request> {
  label: string;
  field: UseFormRegisterReturn<FieldPath<Values>>;
  control: Control<Values, unknown, Request>;
  error: string | undefined;
  /** Minimum number of characters; the field counts up to it. */
  min: number;
  placeholder: string;
}

/** A text of several lines with a live count (design 4, Forms). */
export function LongTextField<Values extends FieldValues, Request>(
  props: LongTextFieldProps<Values, Request>,
) {
  const { label, field, control, error, min, placeholder } = props;
  const attributes = useFieldAttributes(error, true);
  const text: unknown = useWatch({ control, name: field.name });
  return (
    <FieldFrame
      id={attributes.id}
      label={label}
      error={error}
      wide
      hint={
        <p className="hint" id={hintIdOf(attributes.id)}>
          <span>{`At least ${min} characters.`}</span>{' '}
          <span data-length-of={field.name} data-min={min} suppressHydrationWarning>
            {`${countedLength(String(text))} / ${min}`}
          </span>
        </p>
      }
    >
      <textarea className="ta" placeholder={placeholder} {...attributes} {...field} />
    </FieldFrame>
  );
}
