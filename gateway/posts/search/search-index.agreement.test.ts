import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../schema/durations.ts';
import { Random } from './random.test-support.ts';
import { referenceSearch } from './reference-search.test-support.ts';
import type { SearchDocument } from './search-document.ts';
import { SearchIndex } from './search-index.ts';

const now = new Date('2025-06-01T00:00:00Z');
/** Few letters, so that terms overlap, repeat and lie inside words. */
const letters = ['a', 'A', 'b', 'B', 'a', 'b', 'c'];
const punctuation = ['-', '’', '.', '_', '+', '😀', '\u200b', '\u00ad', '…'];
const unusual = [
  'é',
  'e\u0301',
  'É',
  'İ',
  'ß',
  'Σ',
  'σ',
  'ς',
  '½',
  '7',
  '技',
  '𝒜',
  'क्षि',
  '\u1100\u1161',
];
const spaces = [' ', ' ', '  ', '\n', '\t', '\u00a0', '\u3000', ' – '];
const pieces = [...letters, ...letters, ...letters, ...spaces, ...punctuation, ...unusual];

type WriteText = (length: number) => string;

function randomPost(random: Random, id: string, text: WriteText, length: number): SearchDocument {
  return {
    id,
    title: text(random.between(0, 8)),
    tags: Array.from({ length: random.between(0, 3) }, () => text(random.between(1, 5))),
    excerpt: text(random.between(0, 12)),
    text: text(random.between(0, length)),
    // Few dates, so that scores and dates tie; some in the future.
    publishedAt: new Date(now.getTime() + random.between(-3, 1) * dayMs),
  };
}

function expectAgreement(
  index: SearchIndex,
  posts: ReadonlyMap<string, SearchDocument>,
  queries: readonly string[],
): void {
  for (const query of queries) {
    for (const first of [2, 10]) {
      const expected = referenceSearch(posts.values(), query, { first, now });
      expect(index.search(query, { first, now }), JSON.stringify(query)).toEqual(expected);
      expect(index.count(query, { now })).toBe(expected.total);
    }
  }
}

describe(
  'the index agrees to the letter with a search that scores post by post',
  { timeout: 60_000 },
  () => {
    it.each([1, 2, 3, 4])(
      'on random posts of any script, through updates and removals (%i)',
      async (seed) => {
        const random = new Random(seed);
        const text: WriteText = (length) => random.text(length, pieces);
        const posts = new Map(
          Array.from({ length: 15 }, (_, number) => {
            const post = randomPost(random, `post-${number}`, text, 120);
            return [post.id, post];
          }),
        );
        const index = new SearchIndex({ frequentFrom: 20 });
        await index.putMany(posts.values());
        for (let step = 0; step < 100; step += 1) {
          const id = `post-${random.between(1, 30)}`;
          if (random.next() < 0.25) {
            index.remove(id);
            posts.delete(id);
          } else {
            const post = randomPost(random, id, text, 120);
            index.put(post);
            posts.set(id, post);
          }
          if (step % 10 === 0) {
            const queries = Array.from({ length: 6 }, () => text(random.between(0, 6)));
            const one = random.pick(letters);
            expectAgreement(index, posts, [...queries, one, `${one} ${one}${one} ${one}`]);
          }
        }
        expect(index.size).toBe(posts.size);
      },
    );

    it('on many posts, through a build and updates that change most words', async () => {
      const random = new Random(99);
      let newestWord = 0;
      // Most words are new: postings move, and the vocabulary is rewritten.
      const text: WriteText = (length) =>
        Array.from({ length }, () =>
          random.next() < 0.4
            ? `w${(newestWord += 1)}`
            : random.text(random.between(1, 4), letters),
        ).join(' ');
      const posts = new Map<string, SearchDocument>();
      const put = (number: number) => {
        const post = randomPost(random, `post-${number}`, text, 60);
        posts.set(post.id, post);
        return post;
      };
      const index = new SearchIndex({ frequentFrom: 300 });
      await index.putMany(Array.from({ length: 700 }, (_, number) => put(number)));
      const queries = () => [
        'a',
        'w1',
        'ab ba',
        'aa',
        'abc',
        `w${random.between(1, newestWord)}`,
        `w${newestWord} w${Math.trunc(newestWord / 100)}`,
      ];
      expectAgreement(index, posts, queries());
      for (let update = 0; update < 1_200; update += 1) {
        const number = random.between(0, 900);
        if (random.next() < 0.2) {
          index.remove(`post-${number}`);
          posts.delete(`post-${number}`);
        } else {
          index.put(put(number));
        }
        if (update % 200 === 0) expectAgreement(index, posts, queries());
      }
      expectAgreement(index, posts, queries());
    });

    it.each([1, Infinity])(
      'on terms a post has tens of thousands of times (prepared from %d times)',
      async (frequentFrom) => {
        const index = new SearchIndex({ frequentFrom });
        const posts = new Map<string, SearchDocument>();
        const times = { few: 3, many: 9_000, more: 60_000 };
        for (const [id, count] of Object.entries(times)) {
          const word = 'ab '.repeat(count);
          const post = { id, title: 'b', tags: [], excerpt: '', text: word, publishedAt: now };
          posts.set(id, { ...post, text: `${word}${'a'.repeat(count)} aaab` });
          await index.putMany([{ ...post, text: 'aab ab' }]);
        }
        for (const post of posts.values()) index.put(post);
        for (const query of ['a', 'aa', 'ab', 'b aa', 'aaa']) {
          expect(index.search(query, { first: 3, now })).toEqual(
            referenceSearch(posts.values(), query, { first: 3, now }),
          );
        }
        index.remove('more');
        posts.delete('more');
        expectAgreement(index, posts, ['a', 'aa b']);
      },
    );

    it('on more posts than share one set of posting lists', async () => {
      const random = new Random(7);
      const text: WriteText = (length) => random.text(length, [...letters, ' ', ' ']);
      const index = new SearchIndex({ frequentFrom: 1_000 });
      const posts = new Map<string, SearchDocument>();
      const put = (number: number) => {
        const post = randomPost(random, `post-${number}`, text, 20);
        posts.set(post.id, post);
        return post;
      };
      await index.putMany(Array.from({ length: 4_000 }, (_, number) => put(number)));
      for (let number = 4_000; number < 4_500; number += 1) index.put(put(number));
      for (let number = 0; number < 4_500; number += 3) {
        index.remove(`post-${number}`);
        posts.delete(`post-${number}`);
      }
      for (const query of ['a', 'ab', 'abc cab', 'bb aaa']) {
        expect(index.search(query, { first: 20, now })).toEqual(
          referenceSearch(posts.values(), query, { first: 20, now }),
        );
      }
    });
  },
);
