import { Input } from 'antd';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { EntryList } from '../entry-list.tsx';
import { useEntryPart, type PostControl } from '../post-field.tsx';

interface ReferencePartProps {
  control: PostControl;
  index: number;
  part: 'text' | 'url';
}

function ReferencePart({ control, index, part }: ReferencePartProps) {
  const { field, error } = useEntryPart(control, `references.${index}.${part}`);
  return (
    <LabelledField
      label={part === 'text' ? `Reference ${index + 1}` : `Link or DOI ${index + 1}`}
      error={error}
    >
      {(attributes) =>
        part === 'text' ? (
          <Input.TextArea {...field} {...attributes} autoSize={{ minRows: 2, maxRows: 6 }} />
        ) : (
          <Input
            {...field}
            {...attributes}
            autoComplete="off"
            inputMode="url"
            placeholder="https://… or 10.…"
          />
        )
      }
    </LabelledField>
  );
}

/** The references of the post (product 18.7). */
export function ReferenceList({ control }: { control: PostControl }) {
  return (
    <EntryList
      control={control}
      name="references"
      className="adm-references"
      legend="References"
      hint="Sources of the article. Link to the first one with [1](#reference-1)."
      entryName="reference"
      added={{ text: '', url: '' }}
    >
      {(index) => (
        <>
          <ReferencePart control={control} index={index} part="text" />
          <ReferencePart control={control} index={index} part="url" />
        </>
      )}
    </EntryList>
  );
}
