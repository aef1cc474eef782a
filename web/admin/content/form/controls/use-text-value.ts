import { useController } from 'react-hook-form';
import { useMessage } from '../form-state.ts';

/** What is typed or chosen at a place of the form, as text, and what is the matter with it. */
export function useTextValue(name: string, path: string) {
  const { field: control } = useController({ name });
  const value = String(control.value ?? '');
  const problem = useMessage(path, control.value === null);
  return { control, value, problem };
}
