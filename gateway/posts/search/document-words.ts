import { searchTerms } from '../../../schema/search-terms.ts';
import { fieldBit } from './field-set.ts';
import type { SearchDocument } from './search-document.ts';

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
