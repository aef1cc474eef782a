import { useMemo } from 'react';
import { DifferenceView } from '../../../components/difference/difference-view.tsx';
import { lineDifference, wordDifference } from '../../../components/difference/text-difference.ts';
import type { ContentField } from '../fields/content-field.ts';
import { differingPlaces } from './differing-places.ts';
import '../../drafts/versions.css';

interface ContentDifferenceProps {
  field: ContentField;
  before: unknown;
  after: unknown;
}

/** Whether a text is too long for a word-by-word comparison. */
export function isLong(text: string): boolean {
  return text.includes('\n') || text.length > 600;
}

/** The differences between two values of a part, field by field. */
export function ContentDifference({ field, before, after }: ContentDifferenceProps) {
  const fields = useMemo(
    () =>
      differingPlaces(field, before, after).map(({ label, before: one, after: other }) => ({
        label,
        blocks:
          isLong(one) || isLong(other)
            ? lineDifference(one, other)
            : [{ kind: 'lines' as const, pieces: wordDifference(one, other) }],
      })),
    [field, before, after],
  );
  return fields.length === 0 ? (
    <p className="adm-note">The versions are identical.</p>
  ) : (
    <DifferenceView fields={fields} />
  );
}
