import { Checkbox } from 'antd';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { InterfaceIcon } from '../../../../components/interface-icon.tsx';
import type { FlagField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { useMessage } from '../form-state.ts';

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
      {problem === undefined ? null : (
        <p className="adm-field-error" id={`${id}-error`}>
          <InterfaceIcon name="warning" />
          {problem}
        </p>
      )}
      {hint ? (
        <p className="adm-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
