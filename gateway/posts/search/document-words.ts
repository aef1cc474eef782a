import { searchTerms } from '../../../schema/search-terms.ts';
import { fieldBit } from './field-set.ts';
import type { SearchDocument } from './search-document.ts';

/** Where a word is in a post. */
export interface Presence {
  /** The set of title, tags and excerpt it is in (see `fieldBit`). */
  fields: number;
  /** How often it is in the content. */
  occurrences: number;
}

/**
 * The words of a post's normalised texts. The same document always yields the same words, which is
 * how the index finds what to take out when a post changes.
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
