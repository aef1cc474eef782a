import { Select, type SelectProps } from 'antd';
import type { useController } from 'react-hook-form';
import { popupContainer } from '../../../shell/popup-container.ts';
import { ContentLabel } from '../content-label.tsx';
import type { FieldProps } from '../field-props.ts';

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
    <ContentLabel {...{ field, path }} required error={problem}>
      {({ status, ...attributes }) => (
        <Select<Value>
          {...attributes}
          {...(status ? { status } : {})}
          ref={(select) => control.ref(select)}
          {...(shown.value === undefined ? {} : { value: shown.value })}
          getPopupContainer={popupContainer}
          placeholder="Choose"
          onChange={control.onChange}
          onBlur={control.onBlur}
          options={shown.options}
        />
      )}
    </ContentLabel>
  );
}
