import { Input } from 'antd';
import { useController } from 'react-hook-form';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import type { NumberField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { useMessage } from '../form-state.ts';

/** A number, kept as it is typed: what is none yet is refused with its message, never dropped. */
export function NumberControl({ field, name, path }: FieldProps<NumberField>) {
  const { field: control } = useController({ name });
  const value = String(control.value ?? '');
  const problem = useMessage(path, value === '');
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
