import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Input } from 'antd';
import { type PostControl, useEntryPart, usePostField } from '../post-field.tsx';
import type { PostValues } from '../post-values.ts';
import { AuthorsControl, ReviewerControl } from './people-controls.tsx';
import { postFields } from '../../../../../schema/post-fields.ts';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { TextControl } from '../text-controls.tsx';
import { EntryList } from '../entry-list.tsx';

const names = ['references', 'authors', 'reviewer', 'revisedAt', 'revisionNote'] as const;

type Attribution = Pick<PostValues, (typeof names)[number]>;

function counted(count: number, unitName: string): string[] {
  return count === 0 ? [] : [`${String(count)} ${unitName}${count === 1 ? '' : 's'}`];
}

/** A short summary of the group; empty if all its fields are. */
function summaryOf({ references, authors, reviewer, revisedAt }: Attribution): string {
  return [
    ...counted(references.length, 'reference'),
    ...counted(authors.length, 'author'),
    ...(reviewer === null ? [] : ['reviewed']),
    ...(revisedAt === null ? [] : ['updated']),
  ].join(', ');
}

/** References, authors and reviewers of the post; collapsed while empty (product 18.7). */
export function AttributionFields({ control }: { control: PostControl }) {
  const [references, authors, reviewer, revisedAt, revisionNote] = useWatch({
    control,
    name: names,
  });
  const { errors } = useFormState({ control, name: names });
  const summary = summaryOf({ references, authors, reviewer, revisedAt, revisionNote });
  const [opened, setOpened] = useState(summary !== '' || revisionNote !== '');
  // Fields with errors are always visible.
  const open = opened || names.some((name) => errors[name] !== undefined);
  return (
    <details
      className="adm-attribution"
      open={open}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        References and authors
        <span className="adm-field-hint">{summary || 'None yet'}</span>
      </summary>
      {open ? (
        <div className="adm-attribution-fields">
          <ReferenceList control={control} />
          <div className="adm-people">
            <AuthorsControl control={control} />
            <ReviewerControl control={control} />
          </div>
          <RevisionControls control={control} />
        </div>
      ) : null}
    </details>
  );
}

/** A day is stored as noon UTC, which is the same date in almost every time zone. */
function noonOf(day: string): string | null {
  return day === '' ? null : `${day}T12:00:00.000Z`;
}

/** The date of the last revision, and what it changed. */
function RevisionControls({ control }: { control: PostControl }) {
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
function ReferenceList({ control }: { control: PostControl }) {
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
