import type { Presence } from './document-words.ts';
import type { TermCounts } from './term-counts.ts';

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Character codes mapped to numbers from 1; 0 for all other characters. */
const numbers = Uint8Array.from({ length: 0x80 }, (_, code) =>
  code === 0 ? 0 : characters.indexOf(String.fromCharCode(code)) + 1,
);
const base = characters.length + 1;

function numberOf(code: number): number {
  return numbers[code] ?? 0;
}

/** A number for a term of one or two characters; 0 for any other term. */
function keyOf(term: string): number {
  const first = numberOf(term.charCodeAt(0));
  if (term.length === 1) return first * base;
  const second = numberOf(term.charCodeAt(1));
  return term.length === 2 && first > 0 && second > 0 ? first * base + second : 0;
}

function termOf(key: number): string {
  return characters.charAt(Math.floor(key / base) - 1) + characters.charAt((key % base) - 1);
}

/**
 * Visits the terms of one or two characters in a word; two equal characters do not overlap with
 * themselves.
 */
function forEachKey(word: string, visit: (key: number) => void): void {
  let previous = 0;
  let endsPairOfEquals = false;
  for (let at = 0; at < word.length; at += 1) {
    const number = numberOf(word.charCodeAt(at));
    const isEqual = number === previous;
    if (number > 0) {
      visit(number * base);
      if (previous > 0 && !(isEqual && endsPairOfEquals)) visit(previous * base + number);
    }
    endsPairOfEquals = isEqual && !endsPairOfEquals;
    previous = number;
  }
}

/**
 * The terms of one or two letters or digits that occur in words at least `from` times. Each word
 * counts once per occurrence of the term, and once per post that contains the word.
 */
export function frequentTerms(
  postsByWord: Iterable<readonly [word: string, posts: number]>,
  from: number,
): string[] {
  const times = new Float64Array(base * base);
  for (const [word, posts] of postsByWord) {
    forEachKey(word, (key) => (times[key] = (times[key] ?? 0) + posts));
  }
  return Array.from(times.keys())
    .filter((key) => (times[key] ?? 0) >= from)
    .map(termOf);
}

/**
 * The counts of frequent terms, ready for use: merging the posting lists of so many words takes
 * longer than a search may. A count is built once and updated with each post.
 */
export class FrequentTerms {
  readonly #terms = new Map<number, TermCounts>();

  add(slot: number, words: ReadonlyMap<string, Presence>): void {
    if (this.#terms.size === 0) return;
    for (const [word, { fields, occurrences }] of words) {
      forEachKey(word, (key) => this.#terms.get(key)?.add(slot, fields, occurrences));
    }
  }

  remove(slot: number): void {
    for (const counts of this.#terms.values()) counts.clear(slot);
  }

  /** Stores the counts of a frequent term over all posts. */
  store(term: string, counts: TermCounts): void {
    this.#terms.set(keyOf(term), counts);
  }

  /** The counts of a term, if they are stored here. */
  get(term: string): TermCounts | undefined {
    return this.#terms.get(keyOf(term));
  }
}
