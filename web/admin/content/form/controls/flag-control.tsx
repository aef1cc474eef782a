import { Checkbox } from 'antd';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FlagField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { useMessage } from '../form-state.ts';
import { FieldError } from '../../../shell/labelled-field.tsx';

export function FlagControl({ field, name, path }: FieldProps<FlagField>) {
  const { field: control } = useController({ name });
  const id = useId();
  const problem = useMessage(path, false);
  const hint = hintOf(field);
  const describedBy = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="adm-field" data-field={path}>
      <Checkbox
        id={id}
        name={name}
        checked={control.value === true}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy || undefined}
        onBlur={control.onBlur}
        onChange={({ target }) => control.onChange(target.checked)}
      >
        {field.label}
      </Checkbox>
      <FieldError id={`${id}-error`} text={problem} />
      {hint ? (
        <p className="adm-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
