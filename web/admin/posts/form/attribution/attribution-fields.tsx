import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { PostControl } from '../post-field.tsx';
import type { PostValues } from '../post-values.ts';
import { AuthorsControl, ReviewerControl } from './people-controls.tsx';
import { ReferenceList } from './reference-list.tsx';
import { RevisionControls } from './revision-controls.tsx';

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
