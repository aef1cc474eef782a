import { searchLimits } from '../../../schema/limits.ts';
import { searchedFields, type SearchedField } from './search-document.ts';

/** A set of searched fields as a bit mask, in the order of `searchedFields`. */
export const fieldBit: Readonly<Record<SearchedField, number>> = {
  title: 1,
  tags: 2,
  excerpt: 4,
  content: 8,
};

/** The names of the fields in a set, in the order title, tags, excerpt, content. */
export function fieldNames(set: number): SearchedField[] {
  return searchedFields.filter((field) => (set & fieldBit[field]) !== 0);
}

/**
 * The score of one term by the set of fields that contain it: +10 in the title, +8 in tags, +5 in
 * the excerpt (product 4.3). The content is not included, because it scores by occurrence.
 */
export const fieldSetScores: readonly number[] = Array.from(
  { length: 16 },
  (_, set) =>
    ((set & fieldBit.title) !== 0 ? searchLimits.titleScore : 0) +
    ((set & fieldBit.tags) !== 0 ? searchLimits.tagsScore : 0) +
    ((set & fieldBit.excerpt) !== 0 ? searchLimits.excerptScore : 0),
);
