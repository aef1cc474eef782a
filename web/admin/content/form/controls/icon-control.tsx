import { Flex } from 'antd';
import { Icon } from '../../../../components/icon.tsx';
import type { TextField } from '../../fields/content-field.ts';
import type { FieldProps } from '../field-props.ts';
import { iconLabels } from '../icon-names.ts';
import { SelectControl } from './select-control.tsx';
import { useTextValue } from '../form-state.ts';

/** A choice of one of the icons of the design. */
export function IconControl({ field, name, path }: FieldProps<TextField>) {
  const { control, value, problem } = useTextValue(name, path);
  const known = value === '' || Object.hasOwn(iconLabels, value);
  const icons = [...Object.entries(iconLabels), ...(known ? [] : [[value, value] as const])];
  const options = icons.map(([each, label]) => ({
    value: each,
    label: (
      <Flex component="span" className="adm-icon-choice" gap={8} align="center">
        <Icon name={each} />
        {label}
      </Flex>
    ),
  }));
  return (
    <SelectControl {...{ field, path, control, problem, options }} value={value || undefined} />
  );
}
