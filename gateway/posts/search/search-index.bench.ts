import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SearchIndex } from './search-index.ts';
import { ZipfCorpus } from './zipf-corpus.test-support.ts';

const posts = 10_000;
const wordsPerPost = 1_500;
const vocabularySize = 60_000;
const firstResults = 12;
const letters = 'abcdefghilmnoprstuvw'.split('');
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
  /** Time to make up the posts and build the index of them, and the same for one post again. */
  buildMs: number;
  saveMs: Latencies;
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

function several(count: number, next: () => string): string {
  return Array.from({ length: count }, next).join(' ');
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
 * the time to build the index and to save a post. Takes about a minute.
 */
export async function benchSearch(): Promise<SearchBenchmark> {
  const corpus = new ZipfCorpus(42, vocabularySize);
  const { random } = corpus;
  const index = new SearchIndex();
  const memoryBefore = await usedMemoryMb();

  function* corpusPosts() {
    for (let number = 0; number < posts; number += 1) yield corpus.post(number, wordsPerPost, now);
  }
  const buildStart = performance.now();
  await index.putMany(corpusPosts());
  const buildMs = performance.now() - buildStart;
  const search = (query: string) => index.search(query, { first: firstResults, now });
  search('warm');
  const memoryMb = (await usedMemoryMb()) - memoryBefore;

  const word = () => corpus.word();
  const letter = () => random.pick(letters);
  const pair = () => letter() + letter();
  const typed: Record<string, () => string> = {
    'one word': word,
    'one unfinished word': () => corpus.unfinishedWord(),
    'two words': () => several(2, word),
    'two words and an unfinished one': () => `${several(2, word)} ${corpus.unfinishedWord()}`,
  };
  const worstCases: Record<string, () => string> = {
    'one letter': letter,
    'two letters': pair,
    'ten words': () => several(10, word),
    'ten letters': () => several(10, letter),
    'ten pairs of letters': () => several(10, pair),
    'not found': () => `zz${word()}`,
  };
  const typedQuery = () => random.pick(Object.values(typed))();
  measure(200, () => search(typedQuery()));
  const byKind: Record<string, Latencies> = {};
  for (const [kind, query] of Object.entries({ ...typed, ...worstCases })) {
    byKind[kind] = measure(300, () => search(query()));
  }
  const overall = measure(2_000, () => search(typedQuery()));
  const saveMs = measure(200, () => {
    index.put(corpus.post(random.between(0, posts - 1), wordsPerPost, now));
  });
  return { ...overall, byKind, memoryMb, buildMs, saveMs };
}
