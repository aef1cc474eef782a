import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { LabelledField, type ControlAttributes } from './labelled-field.tsx';

/** The attributes of a control, with its value. */
interface FieldAttributes<Value> extends ControlAttributes {
  value: Value;
  /** Accepts a value, or the event of a control. */
  onChange: (change: unknown) => void;
}

interface RuleFieldProps<Values extends FieldValues, Input, Name extends FieldPath<Values>> {
  control: Control<Values, unknown, Input>;
  name: Name;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  children: (
    attributes: FieldAttributes<FieldPathValue<Values, Name>>,
    labelId: string,
  ) => ReactNode;
}

/** A field of `useRuleForm`: a labelled control with its error. */
export function RuleField<Values extends FieldValues, Input, Name extends FieldPath<Values>>({
  control,
  name,
  children,
  ...labels
}: RuleFieldProps<Values, Input, Name>) {
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <LabelledField {...labels} error={firstMessage(error)}>
      {(attributes, labelId) => children({ ...attributes, value, onChange }, labelId)}
    </LabelledField>
  );
}

/** The first message of a field's error, which for lists and objects contains those of its parts. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') {
    return error.message;
  }
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .map(([, part]) => firstMessage(part))
    .find((message) => message !== undefined);
}
