import { Select, type SelectProps } from 'antd';
import type { useController } from 'react-hook-form';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { popupContainer } from '../../../shell/popup-container.ts';
import { hintOf, type FieldProps } from '../field-props.ts';

type Value = string | number;

interface SelectControlProps extends Pick<FieldProps, 'field' | 'path'> {
  control: ReturnType<typeof useController>['field'];
  problem: string | undefined;
  /** Undefined until something is selected. */
  value: Value | undefined;
  options: NonNullable<SelectProps<Value>['options']>;
}

export function SelectControl({ field, path, control, problem, ...shown }: SelectControlProps) {
  return (
    <div data-field={path}>
      <LabelledField label={field.label} required error={problem} hint={hintOf(field)}>
        {({ status, ...attributes }) => (
          <Select<Value>
            {...attributes}
            {...(status ? { status } : {})}
            ref={(select) => control.ref(select)}
            {...(shown.value === undefined ? {} : { value: shown.value })}
            virtual={false}
            getPopupContainer={popupContainer}
            placeholder="Choose"
            onChange={control.onChange}
            onBlur={control.onBlur}
            options={shown.options}
          />
        )}
      </LabelledField>
    </div>
  );
}
