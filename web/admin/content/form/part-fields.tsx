import { memo } from 'react';
import { FormProvider, useController, type UseFormReturn } from 'react-hook-form';
import type { ChoiceField, ContentField } from '../fields/content-field.ts';
import { RenderFieldContext } from './form-contexts.ts';
import type { FieldProps } from './field-props.ts';
import { type FormState, FormStateContext, PartContext, useMessage } from './form-state.ts';
import type { PartForm } from './use-part-values.ts';
import { FlagControl } from './controls/flag-control.tsx';
import { LinkedTextControl } from './controls/linked-text-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { GroupFields } from './group-fields.tsx';
import { ListFields } from './list-fields.tsx';
import { VariantFields } from './variant-fields.tsx';
import { SelectControl } from './controls/select-control.tsx';

function ChoiceControl({ field, name, path }: FieldProps<ChoiceField>) {
  const { field: control } = useController({ name });
  const problem = useMessage(path, control.value === undefined);
  const value = control.value as string | number | undefined;
  const options = [...field.options];
  return <SelectControl {...{ field, path, control, problem, value, options }} />;
}

/** The control of a field of any kind; re-rendered only when its own state changes. */
const FieldView = memo(function FieldView({ field, ...place }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} {...place} />;
    case 'number':
      return <NumberControl field={field} {...place} />;
    case 'choice':
      return <ChoiceControl field={field} {...place} />;
    case 'flag':
      return <FlagControl field={field} {...place} />;
    case 'fixed':
      return null;
    case 'linked-text':
      return <LinkedTextControl field={field} {...place} />;
    case 'group':
      return <GroupFields field={field} {...place} />;
    case 'variants':
      return <VariantFields field={field} {...place} />;
    case 'list':
      return <ListFields field={field} {...place} />;
  }
});

interface PartFieldsProps {
  form: UseFormReturn<PartForm>;
  field: ContentField;
  state: FormState;
}

function renderField(props: FieldProps) {
  return <FieldView {...props} />;
}

/** All fields of a part; typing in one does not re-render the others. */
export const PartFields = memo(function PartFields({ form, field, state }: PartFieldsProps) {
  return (
    <FormProvider {...form}>
      <FormStateContext value={state}>
        <RenderFieldContext value={renderField}>
          <PartContext value={field}>
            <FieldView field={field} name="part" path="" />
          </PartContext>
        </RenderFieldContext>
      </FormStateContext>
    </FormProvider>
  );
});
