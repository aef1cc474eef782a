import { useController } from 'react-hook-form';
import type { ChoiceField } from '../../fields/content-field.ts';
import type { FieldProps } from '../field-props.ts';
import { useMessage } from '../form-state.ts';
import { SelectControl } from './select-control.tsx';

export function ChoiceControl({ field, name, path }: FieldProps<ChoiceField>) {
  const { field: control } = useController({ name });
  const problem = useMessage(path, control.value === undefined);
  const value = control.value as string | number | undefined;
  const options = [...field.options];
  return <SelectControl {...{ field, path, control, problem, value, options }} />;
}
