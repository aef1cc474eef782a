import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SearchIndex } from './search-index.ts';
import type { SearchDocument } from './search-document.ts';

const posts = 10_000;
const wordsPerPost = 1_500;
const vocabularySize = 60_000;
const firstResults = 12;
const now = new Date('2026-01-01T00:00:00Z');

/** Figures of one kind of query, in milliseconds. */
interface Latencies {
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
}

export interface SearchBenchmark {
  /** Over the queries people type: one to three words, also unfinished ones. */
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
  byKind: Record<string, Latencies>;
  /** Heap and external memory that the index adds. */
  memoryMb: number;
  /** Time to build the index of all posts, and to save one post again. */
  buildMs: number;
  saveMs: Latencies;
}

/** A small random generator (mulberry32), so that each run sees the same corpus. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const onsets = 'b c d f g h l m n p r s t v w st tr pr ch th'.split(' ');
const vowels = 'a e i o u ea io ou'.split(' ');
const codas = ['', '', '', 'n', 'r', 's', 't', 'l', 'nt', 'ng', 'c'];

class Corpus {
  readonly #random = randomNumbers(42);
  readonly words: string[];

  constructor() {
    const words = new Set<string>();
    while (words.size < vocabularySize) {
      // Frequent words are short and rare ones long: about 5.5 letters in running text.
      const length = Math.round(2 + 1.4 * Math.log10(words.size + 1) + 3 * this.#random());
      let word = '';
      while (word.length < length) {
        word += this.pick(onsets) + this.pick(vowels) + this.pick(codas);
      }
      words.add(word.slice(0, length));
    }
    this.words = [...words];
  }

  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#random() * values.length)];
    if (value === undefined) throw new RangeError('Nothing to pick from');
    return value;
  }

  /** A word by Zipf's law: the n-th most frequent with a probability of about 1/n. */
  word(): string {
    return this.words[Math.floor(vocabularySize ** this.#random()) - 1] ?? 'the';
  }

  text(length: number): string {
    const words = Array.from({ length }, () => this.word());
    return words
      .map((word, at) => {
        if (at % 14 === 0) return word.charAt(0).toUpperCase() + word.slice(1);
        return at % 14 === 13 ? `${word}.` : at % 9 === 5 ? `${word},` : word;
      })
      .join(' ');
  }

  document(number: number): SearchDocument {
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      title: this.text(8),
      tags: [this.text(2), this.text(1), this.text(2), this.text(1)],
      excerpt: this.text(25),
      text: this.text(wordsPerPost),
      publishedAt: new Date(now.getTime() - number * 3_600_000),
    };
  }

  *documents(): Generator<SearchDocument> {
    for (let number = 0; number < posts; number += 1) yield this.document(number);
  }

  unfinished(): string {
    const word = this.word();
    return word.slice(0, 2 + Math.floor(this.#random() * Math.max(1, word.length - 2)));
  }

  several(count: number, next: () => string): string {
    return Array.from({ length: count }, next).join(' ');
  }
}

function measure(repetitions: number, run: () => void): Latencies {
  const times = Array.from({ length: repetitions }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { p50Ms: at(0.5) ?? 0, p99Ms: at(0.99) ?? 0, worstMs: times.at(-1) ?? 0 };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function usedMemoryMb(): Promise<number> {
  // External memory is given back some time after its owner was collected.
  for (let round = 0; round < 3; round += 1) {
    collectGarbage();
    await setTimeout(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/**
 * Measures the search on 10,000 posts of 1,500 words whose frequencies follow Zipf's law: latency
 * of typical and of worst-case queries with the first 12 results and their snippets, memory, and
 * the time to build the index and to save a post.
 */
export async function benchSearch(): Promise<SearchBenchmark> {
  const corpus = new Corpus();
  const index = new SearchIndex();
  const memoryBefore = await usedMemoryMb();
  const buildStart = performance.now();
  await index.putMany(corpus.documents());
  const buildMs = performance.now() - buildStart;
  const search = (query: string) => index.search(query, { first: firstResults, now });
  search('a');
  const memoryMb = (await usedMemoryMb()) - memoryBefore;

  const letters = 'a b c d e f g h i l m n o p r s t u v w'.split(' ');
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const queries: Record<string, () => string> = {
    'one word': () => corpus.word(),
    'one unfinished word': () => corpus.unfinished(),
    'two words': () => corpus.several(2, () => corpus.word()),
    'two words and an unfinished one': () =>
      `${corpus.several(2, () => corpus.word())} ${corpus.unfinished()}`,
    'one letter': () => corpus.pick(letters),
    'two letters': () => corpus.pick(pairs),
    'ten words': () => corpus.several(10, () => corpus.word()),
    'ten letters': () => corpus.several(10, () => corpus.pick(letters)),
    'ten pairs of letters': () => corpus.several(10, () => corpus.pick(pairs)),
    'not found': () => `zzy${corpus.word()}`,
  };
  const typed = Object.values(queries).slice(0, 4);
  measure(100, () => search(corpus.pick(typed)()));
  const byKind: Record<string, Latencies> = {};
  for (const [kind, query] of Object.entries(queries)) {
    byKind[kind] = measure(300, () => search(query()));
  }
  const overall = measure(2_000, () => search(corpus.pick(typed)()));
  let number = 0;
  const saveMs = measure(200, () => index.put(corpus.document((number += 37))));
  return { ...overall, byKind, memoryMb, buildMs, saveMs };
}
