import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('a long text has the same sentences as its parts', () => {
  const sentences = Array.from({ length: 400 }, (_, index) => `It has sentence ${String(index)}. `);
  expect(sentencesOf(sentences.join(''))).toEqual(sentences);
  expect(sentencesOf('')).toEqual([]);
});

it('a text without sentence ends is read in parts, without losing any', () => {
  const endless = 'and so on '.repeat(1_000);
  const read = sentencesOf(endless);
  expect(read.join('')).toBe(endless);
  expect(Math.max(...read.map(({ length }) => length))).toBeLessThan(2_000);
});
