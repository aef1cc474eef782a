import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { postFields } from '../../../../schema/post-fields.ts';
import { usePostField, type PostControl } from './post-field.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import type { PostValues } from './post-values.ts';

type TextName = {
  [Name in keyof PostValues]: PostValues[Name] extends string ? Name : never;
}[keyof PostValues];

interface TextControlProps {
  control: PostControl;
  name: TextName;
  required?: boolean;
  hint?: ReactNode;
  placeholder?: string;
  /** With more than one row, it is a text area that grows with its text. */
  rows?: number;
}

export function TextControl(props: TextControlProps) {
  const { control, name, required = false, hint, placeholder, rows = 1 } = props;
  const { field, error } = usePostField(control, name);
  return (
    <LabelledField label={postFields[name].label} required={required} error={error} hint={hint}>
      {(attributes) =>
        rows === 1 ? (
          <Input {...field} {...attributes} placeholder={placeholder} autoComplete="off" />
        ) : (
          <Input.TextArea
            {...field}
            {...attributes}
            placeholder={placeholder}
            autoSize={{ minRows: rows, maxRows: 12 }}
          />
        )
      }
    </LabelledField>
  );
}

/** The tags of the post; Enter or a comma completes a tag. */
export function TagsControl({ control }: { control: PostControl }) {
  const { field, error } = usePostField(control, 'tags');
  const { ref, ...rest } = field;
  return (
    <LabelledField
      label={postFields.tags.label}
      error={error}
      hint="Press Enter or comma after each tag."
    >
      {({ status, ...attributes }) => (
        <Select
          {...rest}
          {...attributes}
          ref={(select) => ref(select)}
          {...(status ? { status } : {})}
          mode="tags"
          open={false}
          suffix={false}
          tokenSeparators={[',', ';', '\n']}
        />
      )}
    </LabelledField>
  );
}
