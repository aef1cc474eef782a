import { Select } from 'antd';
import { useController } from 'react-hook-form';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { popupContainer } from '../../../shell/popup-container.ts';
import type { ChoiceField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { useMessage } from '../form-state.ts';

/** One of a few values. */
export function ChoiceControl({ field, name, path }: FieldProps<ChoiceField>) {
  const { field: control } = useController({ name });
  const problem = useMessage(path, control.value === undefined);
  return (
    <div data-field={path}>
      <LabelledField label={field.label} required error={problem} hint={hintOf(field)}>
        {({ status, ...attributes }) => (
          <Select
            {...attributes}
            {...(status ? { status } : {})}
            ref={(select) => control.ref(select)}
            value={control.value as string | number | undefined}
            virtual={false}
            getPopupContainer={popupContainer}
            placeholder="Choose"
            onChange={control.onChange}
            onBlur={control.onBlur}
            options={[...field.options]}
          />
        )}
      </LabelledField>
    </div>
  );
}
