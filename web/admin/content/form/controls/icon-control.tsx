import { Select } from 'antd';
import { useController } from 'react-hook-form';
import { Icon } from '../../../../components/icon.tsx';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { popupContainer } from '../../../shell/popup-container.ts';
import type { TextField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { useMessage } from '../form-state.ts';
import { iconLabels } from '../icon-names.ts';

/** One of the design's icons. */
export function IconControl({ field, name, path }: FieldProps<TextField>) {
  const { field: control } = useController({ name });
  const value = String(control.value ?? '');
  const problem = useMessage(path, value === '');
  const known = value === '' || Object.hasOwn(iconLabels, value);
  const icons = [...Object.entries(iconLabels), ...(known ? [] : [[value, value] as const])];
  return (
    <div data-field={path}>
      <LabelledField label={field.label} required error={problem} hint={hintOf(field)}>
        {({ status, ...attributes }) => (
          <Select
            {...attributes}
            {...(status ? { status } : {})}
            ref={(select) => control.ref(select)}
            {...(value === '' ? {} : { value })}
            virtual={false}
            getPopupContainer={popupContainer}
            placeholder="Choose"
            onChange={control.onChange}
            onBlur={control.onBlur}
            options={icons.map(([each, label]) => ({
              value: each,
              label: (
                <span className="adm-icon-choice">
                  <Icon name={each} />
                  {label}
                </span>
              ),
            }))}
          />
        )}
      </LabelledField>
    </div>
  );
}
