import { Flex } from 'antd';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import type { TextField } from '../../fields/content-field.ts';
import type { FieldProps } from '../field-props.ts';
import { SelectControl } from './select-control.tsx';
import { useTextValue } from '../form-state.ts';

/** Display names of the icons of the design. */
const iconLabels: Readonly<Record<IconName, string>> = {
  about: 'About',
  agents: 'Agents',
  area: 'Area',
  blog: 'Blog',
  clients: 'Clients',
  contact: 'Contact',
  dossier: 'Dossier',
  forecast: 'Forecast',
  network: 'Network',
  payer: 'Payer',
  performance: 'Performance',
  'product-echo': 'Echo',
  'product-hatch': 'Hatch',
  'product-lens': 'Lens',
  'product-waters': 'Waters',
  publications: 'Publications',
  services: 'Services',
  team: 'Team',
};

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
