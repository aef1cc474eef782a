import { describe, expect, it } from 'vitest';
import { joinedRuns } from '../../../fields/linked-text.ts';
import { randomFrom, randomValue } from '../../../fields/random-value.test-support.ts';
import { runsOf, sentenceOf } from './sentence-document.ts';

describe('a sentence in its editor', () => {
  it('has the same text and links as its runs', () => {
    const random = randomFrom(11);
    for (let round = 0; round < 200; round += 1) {
      const runs = randomValue({ kind: 'linked-text', label: '' }, random) as { text: string }[];
      expect(runsOf(sentenceOf(runs))).toEqual(joinedRuns(runs));
    }
  });
});
