import type { PostVersionTextQuery } from '../../generated/admin.ts';
import { momentInFull } from '../shell/moment-text.ts';
import { lineDifference, wordDifference, type Block } from './text-difference.ts';

/** What a version of a post says. */
export type VersionText = PostVersionTextQuery['postVersion']['text'];

/** What became of one field between two versions. */
export interface FieldDifference {
  label: string;
  blocks: readonly Block[];
}

const shortFields: readonly (readonly [label: string, textOf: (text: VersionText) => string])[] = [
  ['Title', ({ title }) => title],
  ['Subtitle', ({ subtitle }) => subtitle ?? ''],
  ['Author', ({ author }) => author],
  ['Slug', ({ slug }) => slug],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Excerpt', ({ excerpt }) => excerpt ?? ''],
  ['Meta description', ({ metaDescription }) => metaDescription ?? ''],
  [
    'Publication date',
    ({ publishedAt }) => (publishedAt ? momentInFull(new Date(publishedAt)) : ''),
  ],
];

const longFields: typeof shortFields = [
  ['Content', ({ content }) => content],
  ['FAQs', ({ faqs }) => faqs.map(({ question, answer }) => `${question}\n${answer}\n`).join('\n')],
];

/** The fields that differ between two versions, in the order of the form, and how. */
export function fieldDifferences(before: VersionText, after: VersionText): FieldDifference[] {
  const changed = (fields: typeof shortFields, compare: (a: string, b: string) => Block[]) =>
    fields
      .map(([label, textOf]) => ({ label, before: textOf(before), after: textOf(after) }))
      .filter((field) => field.before !== field.after)
      .map((field) => ({ label: field.label, blocks: compare(field.before, field.after) }));
  return [
    ...changed(shortFields, (a, b) => [{ kind: 'lines', pieces: wordDifference(a, b) }]),
    ...changed(longFields, lineDifference),
  ];
}

/** What a version says, at the address and date of another one: so it is after a restore. */
export function withPlaceOf(text: VersionText, { slug, publishedAt }: VersionText): VersionText {
  return { ...text, slug, publishedAt };
}

/** The fields of a version that nothing is compared with. */
export function wholeFields(text: VersionText): FieldDifference[] {
  return [...shortFields, ...longFields]
    .map(([label, textOf]) => ({ label, text: textOf(text) }))
    .filter((field) => field.text !== '')
    .map((field) => ({
      label: field.label,
      blocks: [{ kind: 'lines', pieces: [{ kind: 'same', text: field.text }] }],
    }));
}
