import type { ComponentProps } from 'react';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { hintOf, type FieldProps } from './field-props.ts';

type ContentLabelProps = Pick<FieldProps, 'field' | 'path'> &
  Pick<ComponentProps<typeof LabelledField>, 'required' | 'error' | 'children'>;

/** The label, hint and message of a field, which is found by its path when it is to be shown. */
export function ContentLabel({ field, path, ...label }: ContentLabelProps) {
  return (
    <div data-field={path}>
      <LabelledField {...label} label={field.label} hint={hintOf(field)} />
    </div>
  );
}
