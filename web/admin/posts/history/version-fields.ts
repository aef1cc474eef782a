import type { PostVersionTextQuery } from '../../../generated/admin.ts';
import { postFieldNames, postFields } from '../../../../schema/post-fields.ts';
import { fieldText } from '../form/field-text.ts';
import {
  lineDifference,
  wordDifference,
  type FieldDifference,
} from '../../../components/difference/text-difference.ts';

export type VersionText = PostVersionTextQuery['postVersion']['text'];

interface ShownField {
  label: string;
  long: boolean;
  text: string;
}

/** The fields of a version, long ones last. */
function shownFields(text: VersionText): ShownField[] {
  const fields = postFieldNames
    .filter((name) => name !== 'published')
    .map((name) => ({
      label: postFields[name].label,
      long: 'long' in postFields[name],
      text: fieldText(name, text[name]),
    }));
  return [...fields.filter(({ long }) => !long), ...fields.filter(({ long }) => long)];
}

/** The fields that differ between two versions, and their changes. */
export function fieldDifferences(before: VersionText, after: VersionText): FieldDifference[] {
  const earlier = new Map(shownFields(before).map(({ label, text }) => [label, text]));
  return shownFields(after)
    .map((field) => ({ ...field, before: earlier.get(field.label) ?? '' }))
    .filter((field) => field.before !== field.text)
    .map(({ label, long, before: a, text: b }) => ({
      label,
      blocks: long
        ? lineDifference(a, b)
        : [{ kind: 'lines', pieces: wordDifference(a, b) } as const],
    }));
}

/** The text of a version with the slug and date of another one: the result of a restore. */
export function withPlaceOf(text: VersionText, { slug, publishedAt }: VersionText): VersionText {
  return { ...text, slug, publishedAt };
}

/** The fields of a version, without a comparison. */
export function wholeFields(text: VersionText): FieldDifference[] {
  return shownFields(text)
    .filter((field) => field.text !== '')
    .map((field) => ({
      label: field.label,
      blocks: [{ kind: 'lines', pieces: [{ kind: 'same', text: field.text }] }],
    }));
}
