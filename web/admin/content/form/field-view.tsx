import { useController } from 'react-hook-form';
import { memo } from 'react';
import type { ChoiceField } from '../fields/content-field.ts';
import { FlagControl } from './controls/flag-control.tsx';
import { LinkedTextControl } from './controls/linked-text-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupFields } from './group-fields.tsx';
import { ListFields } from './list-fields.tsx';
import { VariantFields } from './variant-fields.tsx';
import { useMessage } from './form-state.ts';
import { SelectControl } from './controls/select-control.tsx';

function ChoiceControl({ field, name, path }: FieldProps<ChoiceField>) {
  const { field: control } = useController({ name });
  const problem = useMessage(path, control.value === undefined);
  const value = control.value as string | number | undefined;
  const options = [...field.options];
  return <SelectControl {...{ field, path, control, problem, value, options }} />;
}

/** The control of a field of any kind; re-rendered only when its own state changes. */
export const FieldView = memo(function FieldView({ field, ...place }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} {...place} />;
    case 'number':
      return <NumberControl field={field} {...place} />;
    case 'choice':
      return <ChoiceControl field={field} {...place} />;
    case 'flag':
      return <FlagControl field={field} {...place} />;
    case 'fixed':
      return null;
    case 'linked-text':
      return <LinkedTextControl field={field} {...place} />;
    case 'group':
      return <GroupFields field={field} {...place} />;
    case 'variants':
      return <VariantFields field={field} {...place} />;
    case 'list':
      return <ListFields field={field} {...place} />;
  }
});
