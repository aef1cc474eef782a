import { Select } from 'antd';
import { useFormContext, useWatch } from 'react-hook-form';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { popupContainer } from '../../shell/popup-container.ts';
import type { VariantsField } from '../fields/content-field.ts';
import {
  formValue,
  recordOf,
  typedValue,
  variantAt,
  variantName,
  type FormRecord,
  type FormValue,
} from '../fields/form-values.ts';
import type { FieldProps } from './field-props.ts';
import { GroupFields } from './group-fields.tsx';
import { pathTo, useMessage } from './form-state.ts';

/**
 * A choice of several groups, and the fields of the selected one. Fields that both groups have keep
 * their values on a change.
 */
export function VariantFields({ field, name, path }: FieldProps<VariantsField>) {
  const { setValue, getValues } = useFormContext();
  const index = Number(useWatch({ name: `${name}.${variantName}` }));
  const chosen = variantAt(field, index);
  const problem = useMessage(path, false);

  const choose = (wished: number) => {
    const before = getValues(name) as FormRecord;
    const group = variantAt(field, wished);
    const fitting = formValue(group, typedValue(field, before)) as FormRecord;
    // Fields that have never been edited stay empty.
    const untouched = Object.entries(before).filter(([, value]) => value === null);
    // Fields that only the other group has stay in the form, so that the choice can be reverted.
    setValue(
      name,
      {
        ...{
          ...before,
          ...fitting,
          ...retainedValuesOf(before, group),
          ...Object.fromEntries(untouched),
        },
        [variantName]: wished,
      },
      {
        shouldDirty: true,
      },
    );
  };
  const retainedValuesOf = (before: FormRecord, group: typeof chosen): Record<string, FormValue> =>
    Object.fromEntries(
      Object.keys(group.fields)
        .filter((key) => recordOf(before)[key] !== undefined)
        .map((key) => [key, before[key]]),
    );

  return (
    <>
      <div data-field={pathTo(path, variantName)}>
        <LabelledField label="Kind" error={problem}>
          {({ status: _, ...attributes }) => (
            <Select
              {...attributes}
              value={index}
              getPopupContainer={popupContainer}
              onChange={choose}
              options={field.variants.map(({ label }, value) => ({ value, label }))}
            />
          )}
        </LabelledField>
      </div>
      <GroupFields key={index} field={chosen} name={name} path={path} />
    </>
  );
}
