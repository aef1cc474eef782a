import { useController } from 'react-hook-form';
import { useMessage } from '../form-state.ts';

/** The text at a path of the form, and its validation message. */
export function useTextValue(name: string, path: string) {
  const { field: control } = useController({ name });
  const value = String(control.value ?? '');
  const problem = useMessage(path, control.value === null);
  return { control, value, problem };
}
