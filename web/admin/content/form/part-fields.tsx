import { memo } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { ContentField } from '../fields/content-field.ts';
import { RenderFieldContext } from './form-contexts.ts';
import type { FieldProps } from './field-props.ts';
import { FieldView } from './field-view.tsx';
import { FormStateContext, PartContext, type FormState } from './form-state.ts';
import type { PartForm } from './use-part-values.ts';

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
