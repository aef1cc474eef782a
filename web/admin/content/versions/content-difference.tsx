import { useMemo } from 'react';
import { DifferenceView } from '../../../components/difference/difference-view.tsx';
import {
  lineDifference,
  wordDifference,
  type Block,
  type Piece,
} from '../../../components/difference/text-difference.ts';
import type { ContentField } from '../fields/content-field.ts';
import { differingPlaces, type DifferingPlace } from './differing-places.ts';
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

function blocksOf({ before, after, isImage }: Omit<DifferingPlace, 'key' | 'label'>): Block[] {
  if (!isImage && (isLong(before) || isLong(after))) return lineDifference(before, after);
  const pieces: Piece[] = isImage
    ? [
        { kind: 'removed', text: before, isImage },
        { kind: 'added', text: after, isImage },
      ]
    : wordDifference(before, after);
  return [{ kind: 'lines', pieces: pieces.filter(({ text }) => text !== '') }];
}

/** The differences between two values of a part, field by field. */
export function ContentDifference({ field, before, after }: ContentDifferenceProps) {
  const fields = useMemo(
    () =>
      differingPlaces(field, before, after).map(({ label, ...place }) => ({
        label,
        blocks: blocksOf(place),
      })),
    [field, before, after],
  );
  return fields.length === 0 ? (
    <p className="adm-note">The versions are identical.</p>
  ) : (
    <DifferenceView fields={fields} />
  );
}
