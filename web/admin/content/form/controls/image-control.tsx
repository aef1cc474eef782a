import { Input } from 'antd';
import { useController } from 'react-hook-form';
import { ChooseImage } from '../../../media/choose/choose-image.tsx';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import type { TextField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { useMessage } from '../form-state.ts';

/** A picture by its address or from the library, with the picture beside it. */
export function ImageControl({ field, name, path }: FieldProps<TextField>) {
  const { field: control } = useController({ name });
  const value = String(control.value ?? '');
  const problem = useMessage(path, value === '');
  return (
    <div data-field={path} className="adm-picture-field">
      <LabelledField
        label={field.label}
        required={!field.optional}
        error={problem}
        hint={hintOf(field)}
      >
        {(attributes) => (
          <span className="adm-picture-line">
            {value === '' || problem !== undefined ? (
              <span className="adm-picture" />
            ) : (
              <img className="adm-picture" src={value} alt="" />
            )}
            <Input
              {...control}
              {...attributes}
              value={value}
              autoComplete="off"
              spellCheck={false}
            />
            <ChooseImage what={field.label} onChoose={({ url }) => control.onChange(url)} />
          </span>
        )}
      </LabelledField>
    </div>
  );
}
