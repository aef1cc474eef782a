import type { Presence } from './document-words.ts';
import type { TermTally } from './term-tally.ts';

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** The numbers of the characters from 1 on, by their codes; 0 for all others. */
const numbers = Uint8Array.from({ length: 0x80 }, (_, code) =>
  code === 0 ? 0 : characters.indexOf(String.fromCharCode(code)) + 1,
);
const base = characters.length + 1;

function numberOf(code: number): number {
  return numbers[code] ?? 0;
}

/** A term of one or two characters by their numbers; 0 for any other term. */
function keyOf(term: string): number {
  const first = numberOf(term.charCodeAt(0));
  if (term.length === 1) return first * base;
  const second = numberOf(term.charCodeAt(1));
  return term.length === 2 && first > 0 && second > 0 ? first * base + second : 0;
}

function termOf(key: number): string {
  return characters.charAt(Math.floor(key / base) - 1) + characters.charAt((key % base) - 1);
}

/** Visits the terms of one or two characters in a word; a pair of equals does not overlap itself. */
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
 * The tallies of letters, digits and pairs of them that very many words have, ready for use and
 * current: adding up the posting lists of so many words takes longer than a search may. What is
 * kept here is added up once, when it becomes frequent, and follows each post from then on.
 */
export class FrequentTerms {
  readonly #frequentFrom: number;
  /** How often the terms are in words, a word counted once for each post that has it. */
  readonly #postings = new Uint32Array(base * base);
  readonly #tallies: (TermTally | undefined)[] = Array.from({ length: base * base });

  /** A term is frequent when it is so often in words, a word counted for each post that has it. */
  constructor(frequentFrom: number) {
    this.#frequentFrom = frequentFrom;
  }

  /** Notes the words of the post at `slot`; returns the terms that became frequent and want `keep`. */
  add(slot: number, words: ReadonlyMap<string, Presence>): string[] {
    const frequent: string[] = [];
    for (const [word, { fields, occurrences }] of words) {
      forEachKey(word, (key) => {
        const postings = (this.#postings[key] ?? 0) + 1;
        this.#postings[key] = postings;
        const tally = this.#tallies[key];
        if (tally !== undefined) tally.add(slot, fields, occurrences);
        else if (postings === this.#frequentFrom) frequent.push(termOf(key));
      });
    }
    return frequent;
  }

  /** Forgets the post at `slot`, which was added with the same words. */
  remove(slot: number, words: ReadonlyMap<string, Presence>): void {
    for (const word of words.keys()) {
      forEachKey(word, (key) => (this.#postings[key] = (this.#postings[key] ?? 0) - 1));
    }
    for (const tally of this.#tallies) tally?.clear(slot);
  }

  /** Keeps the tally of a term over all posts that were added. */
  keep(term: string, tally: TermTally): void {
    this.#tallies[keyOf(term)] = tally;
  }

  /** The tally of a term, if it is kept here. */
  get(term: string): TermTally | undefined {
    return this.#tallies[keyOf(term)];
  }
}
