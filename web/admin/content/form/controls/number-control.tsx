import { Input } from 'antd';
import type { NumberField } from '../../fields/content-field.ts';
import { ContentLabel } from '../content-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { useTextValue } from '../form-state.ts';

/** A number, stored as typed: invalid input is rejected with a message, never dropped. */
export function NumberControl({ field, name, path }: FieldProps<NumberField>) {
  const { control, value, problem } = useTextValue(name, path);
  return (
    <ContentLabel {...{ field, path }} required={!field.optional} error={problem}>
      {(attributes) => (
        <Input
          {...control}
          {...attributes}
          value={value}
          inputMode={field.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
      )}
    </ContentLabel>
  );
}
