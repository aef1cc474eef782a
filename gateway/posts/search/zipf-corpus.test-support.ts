import type { SearchDocument } from './search-document.ts';
import { Random } from './random.test-support.ts';

const onsets = 'b c d f g h l m n p r s t v w st tr pr ch th'.split(' ');
const vowels = 'a e i o u ea io ou'.split(' ');
const codas = ['', '', '', 'n', 'r', 's', 't', 'l', 'nt', 'ng', 'c'];
const hour = 3_600_000;

/**
 * Posts of made-up words whose frequencies follow Zipf's law; the same seed gives the same posts.
 */
export class ZipfCorpus {
  readonly random: Random;
  readonly #words: readonly string[];

  constructor(seed: number, vocabularySize: number) {
    this.random = new Random(seed);
    const words = new Set<string>();
    while (words.size < vocabularySize) {
      // Frequent words are short and rare ones long, as in any language.
      const length = Math.round(2 + 1.4 * Math.log10(words.size + 1) + 3 * this.random.next());
      let word = '';
      while (word.length < length) {
        word += this.random.pick(onsets) + this.random.pick(vowels) + this.random.pick(codas);
      }
      words.add(word.slice(0, length));
    }
    this.#words = [...words];
  }

  /** A word: the n-th most frequent with a probability of about 1/n. */
  word(): string {
    return this.#words[Math.floor(this.#words.length ** this.random.next()) - 1] ?? '';
  }

  /** The first two or more letters of a word. */
  unfinishedWord(): string {
    const word = this.word();
    return word.slice(0, this.random.between(2, Math.max(2, word.length - 1)));
  }

  text(words: number): string {
    return Array.from({ length: words }, (_, at) => {
      const word = this.word();
      if (at % 14 === 0) return word.charAt(0).toUpperCase() + word.slice(1);
      return at % 14 === 13 ? `${word}.` : at % 9 === 5 ? `${word},` : word;
    }).join(' ');
  }

  /** A post of `words` words, `number` hours older than `newest`. */
  post(number: number, words: number, newest: Date): SearchDocument {
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      title: this.text(8),
      tags: [this.text(2), this.text(1), this.text(2), this.text(1)],
      excerpt: this.text(25),
      text: this.text(words),
      publishedAt: new Date(newest.getTime() - number * hour),
    };
  }
}
