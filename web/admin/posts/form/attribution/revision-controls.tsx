import { Input } from 'antd';
import { postFields } from '../../../../../schema/post-fields.ts';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { usePostField, type PostControl } from '../post-field.tsx';
import { TextControl } from '../text-controls.tsx';

/** A day is stored as noon UTC, which is the same date in almost every time zone. */
function noonOf(day: string): string | null {
  return day === '' ? null : `${day}T12:00:00.000Z`;
}

/** The date of the last revision, and what it changed. */
export function RevisionControls({ control }: { control: PostControl }) {
  const { field, error } = usePostField(control, 'revisedAt');
  return (
    <div className="adm-revised">
      <LabelledField
        label={postFields.revisedAt.label}
        error={error}
        hint="Shown next to the date. Leave empty to show nothing."
      >
        {(attributes) => (
          <Input
            {...field}
            {...attributes}
            type="date"
            max="9999-12-31"
            value={field.value?.slice(0, 10) ?? ''}
            onChange={(event) => field.onChange(noonOf(event.target.value))}
          />
        )}
      </LabelledField>
      <TextControl
        control={control}
        name="revisionNote"
        rows={2}
        hint="Shown at the end of the article where there is a date."
      />
    </div>
  );
}
