import { Input } from 'antd';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { usePostField, type PostControl } from '../form/post-field.tsx';

/** The title in the size of a heading: a single line that may wrap on the screen. */
export function TitleControl({ control }: { control: PostControl }) {
  const { field, error } = usePostField(control, 'title');
  return (
    <LabelledField label="Title" required error={error}>
      {(attributes) => (
        <Input.TextArea
          {...field}
          {...attributes}
          className="adm-writing-title"
          autoSize
          onPressEnter={(event) => event.preventDefault()}
          onChange={(event) =>
            field.onChange(event.target.value.replace(/(?<!\s)\s*[\r\n]+\s*/g, ' '))
          }
        />
      )}
    </LabelledField>
  );
}
