import { Input } from 'antd';
import type { TextField } from '../../fields/content-field.ts';
import { ContentLabel } from '../content-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { IconControl } from './icon-control.tsx';
import { ImageControl } from './image-control.tsx';
import { MarkdownControl } from './markdown-control.tsx';
import { PlaceControl } from './place-control.tsx';
import { useTextValue } from '../form-state.ts';

/**
 * A text with the matching control. The id of an entry has no control, because it is derived from
 * its name.
 */
export function TextControl(props: FieldProps<TextField>) {
  switch (props.field.control) {
    case 'id':
      return null;
    case 'image':
      return <ImageControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'place':
      return <PlaceControl {...props} />;
    case 'markdown':
      return <MarkdownControl {...props} />;
    default:
      return <PlainText {...props} />;
  }
}

const types: Readonly<Partial<Record<TextField['control'], string>>> = {
  address: 'url',
  email: 'email',
  date: 'date',
};

function PlainText({ field, name, path }: FieldProps<TextField>) {
  const { control, value, problem } = useTextValue(name, path);
  const type = types[field.control];
  return (
    <ContentLabel {...{ field, path }} required={field.required} error={problem}>
      {(attributes) =>
        type === undefined ? (
          <Input.TextArea
            {...control}
            {...attributes}
            value={value}
            autoSize={{ minRows: 1, maxRows: 12 }}
          />
        ) : (
          <Input
            {...control}
            {...attributes}
            value={value}
            type={type}
            autoComplete="off"
            spellCheck={false}
          />
        )
      }
    </ContentLabel>
  );
}
