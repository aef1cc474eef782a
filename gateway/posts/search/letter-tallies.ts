import type { Presence } from './document-words.ts';
import { TermTally } from './term-tally.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The tallies of the letters and digits that most words have, ready for use: without them, a term
 * of one letter would visit most posting lists.
 */
export class LetterTallies {
  readonly #tallies = new Map(Array.from(letters, (letter) => [letter, new TermTally()]));
  readonly #byCode: readonly (TermTally | undefined)[] = Array.from({ length: 0x80 }, (_, code) =>
    this.#tallies.get(String.fromCharCode(code)),
  );
  #slots = 0;

  /** Notes a word of the post at `slot`, letter by letter. */
  add(slot: number, word: string, { fields, occurrences }: Presence): void {
    if (slot >= this.#slots) this.#growTo(slot + 1);
    for (let at = 0; at < word.length; at += 1) {
      const tally = this.#byCode[word.charCodeAt(at)];
      if (tally === undefined) continue;
      tally.occurrences[slot] = (tally.occurrences[slot] ?? 0) + occurrences;
      if (fields !== 0) tally.fields[slot] = (tally.fields[slot] ?? 0) | fields;
    }
  }

  /** Forgets all words of the post at `slot`. */
  clear(slot: number): void {
    for (const tally of this.#tallies.values()) {
      tally.occurrences[slot] = 0;
      tally.fields[slot] = 0;
    }
  }

  /** The tally of a term, if it is a letter that is kept here. */
  get(term: string): TermTally | undefined {
    return this.#tallies.get(term);
  }

  #growTo(slots: number): void {
    this.#slots = Math.max(slots, Math.ceil(this.#slots * 1.25), 64);
    for (const tally of this.#tallies.values()) tally.growTo(this.#slots);
  }
}
