import type { PostVersionTextQuery } from '../../../generated/admin.ts';
import { postFieldNames, postFields } from '../../../../schema/post-fields.ts';
import { fieldText } from '../form/field-text.ts';
import {
  lineDifference,
  wordDifference,
  type FieldDifference,
} from '../../difference/text-difference.ts';

/** What a version of a post says. */
export type VersionText = PostVersionTextQuery['postVersion']['text'];

interface ShownField {
  label: string;
  long: boolean;
  text: string;
}

/** What a version says field by field, the long ones last. */
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

/** The fields that differ between two versions, and how. */
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

/** What a version says, at the address and date of another one: so it is after a restore. */
export function withPlaceOf(text: VersionText, { slug, publishedAt }: VersionText): VersionText {
  return { ...text, slug, publishedAt };
}

/** The fields of a version that nothing is compared with. */
export function wholeFields(text: VersionText): FieldDifference[] {
  return shownFields(text)
    .filter((field) => field.text !== '')
    .map((field) => ({
      label: field.label,
      blocks: [{ kind: 'lines', pieces: [{ kind: 'same', text: field.text }] }],
    }));
}
