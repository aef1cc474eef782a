import { Input } from 'antd';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import type { NumberField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { useTextValue } from '../form-state.ts';

/** A number, stored as typed: invalid input is rejected with a message, never dropped. */
export function NumberControl({ field, name, path }: FieldProps<NumberField>) {
  const { control, value, problem } = useTextValue(name, path);
  return (
    <div data-field={path}>
      <LabelledField
        label={field.label}
        required={!field.optional}
        error={problem}
        hint={hintOf(field)}
      >
        {(attributes) => (
          <Input
            {...control}
            {...attributes}
            value={value}
            inputMode={field.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
          />
        )}
      </LabelledField>
    </div>
  );
}
