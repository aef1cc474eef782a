import { describe, expect, it } from 'vitest';
import { findHits, normalise, searchTerms } from '../../../schema/search-terms.ts';
import { Random } from './random.test-support.ts';
import { referenceCount, referenceNormalise } from './reference-search.test-support.ts';

/** In addition to letters: combining marks, composing scripts and composing symbols. */
const pieces = [
  ...[
    'a',
    'B',
    'é',
    'e',
    '\u0301',
    '\u0323',
    'İ',
    'Σ',
    'ς',
    'ß',
    '\u1100',
    '\u1161',
    '\u11a8',
    '가',
  ],
  ...[
    '=',
    '\u0338',
    '-',
    '\u200b',
    '\ud83d\ude00',
    '𝒜',
    'क',
    '्',
    'ि',
    '7',
    '½',
    '\u212b',
    '\ufeff',
  ],
  ...[' ', ' ', ' ', '\n', '\u2000', '\u00a0', '\u3000'],
];

describe('normalising and locating hits', { timeout: 60_000 }, () => {
  it.each([1, 2, 3, 4])(
    'agrees with a rule applied character by character on random texts of any script (%i)',
    (seed) => {
      const random = new Random(seed);
      for (let round = 0; round < 500; round += 1) {
        const text = random.text(random.between(0, 40), pieces);
        const normalised = referenceNormalise(text);
        expect(normalise(text)).toBe(normalised);

        const terms = searchTerms(random.text(random.between(0, 4), pieces));
        const hits = Array.from(findHits(text, terms));
        for (const term of new Set(terms)) {
          const own = hits.filter((hit) => hit.term === term);
          expect(own).toHaveLength(referenceCount(normalised, term));
        }
        let start = 0;
        for (const hit of hits) {
          expect(hit.start).toBeGreaterThanOrEqual(start);
          expect(normalise(text.slice(hit.start, hit.end))).toContain(hit.term);
          start = hit.start;
        }
      }
    },
  );
});
