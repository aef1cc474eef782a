import { searchLimits } from '../../../schema/limits.ts';
import { searchTerms } from '../../../schema/search-terms.ts';
import { searchedFields, type SearchDocument, type SearchedField } from './search-document.ts';

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

/** Where a word occurs in a post. */
export interface Presence {
  /** The title, tags and excerpt that contain it, as a set (see `fieldBit`). */
  fields: number;
  occurrences: number;
}

/**
 * The words of a post's normalised texts. The same document always yields the same words, so that
 * the index can find which ones to remove when a post changes.
 */
export function documentWords(document: SearchDocument): Map<string, Presence> {
  const words = new Map<string, Presence>();
  const presenceOf = (word: string): Presence => {
    let presence = words.get(word);
    if (presence === undefined) {
      presence = { fields: 0, occurrences: 0 };
      words.set(word, presence);
    }
    return presence;
  };
  const addField = (text: string, bit: number) => {
    for (const word of searchTerms(text)) presenceOf(word).fields |= bit;
  };

  addField(document.title, fieldBit.title);
  for (const tag of document.tags) addField(tag, fieldBit.tags);
  addField(document.excerpt, fieldBit.excerpt);
  for (const word of searchTerms(document.text)) presenceOf(word).occurrences += 1;
  return words;
}
