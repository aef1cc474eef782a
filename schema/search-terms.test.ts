import { describe, expect, it } from 'vitest';
import { findHits, hitRanges, normalise, searchTerms } from './search-terms.ts';

describe('search terms (product 4.3)', () => {
  it('are case-insensitive', () => {
    expect(normalise('HTA Évaluation ΟΔΟΣ İ')).toBe(normalise('hta évaluation οδος i\u0307'));
    expect(normalise('οδος')).toBe(normalise('ΟΔΟΣ'));
  });

  it.each([
    ['cost-effectiveness', 'costeffectiveness'],
    ['“Payers’ view” (2025)…', 'payers view 2025'],
    ['£30,000 / QALY = 12.5%', '30000 qaly 125'],
    ['snake_case C++ <b> ~`^|$', 'snakecase c b'],
    ['zero\u200bwidth soft\u00adhyphen 😀', 'zerowidth softhyphen'],
    ['lone \ud800surrogate', 'lone surrogate'],
  ])('have their punctuation removed: %j is %j', (text, normalised) => {
    expect(normalise(text)).toBe(normalised);
  });

  it('have their whitespace collapsed', () => {
    expect(normalise('  a\n\nb\t c\u00a0\u3000d – e ')).toBe('a b c d e');
  });

  it('are split on whitespace, including repeated ones', () => {
    expect(searchTerms(' Market  ACCESS, market ')).toEqual(['market', 'access', 'market']);
  });

  it.each(['', ' ', '?!', '… – —'])('are empty for %j', (query) => {
    expect(searchTerms(query)).toEqual([]);
  });

  it('are the same for all Unicode compositions of a letter', () => {
    expect(normalise('e\u0301')).toBe(normalise('é'));
    expect(normalise('\u1100\u1161')).toBe('가');
    expect(normalise('q\u0301')).toBe('q\u0301');
  });

  it('do not change when ordinary text is normalised again', () => {
    const once = normalise('Évaluation médico-économique: “ΟΔΟΣ”, 医療 – ½');
    expect(normalise(once)).toBe(once);
  });
});

describe('hits to highlight in the original text', () => {
  const highlighted = (text: string, query: string) =>
    hitRanges(text, query).map(([start, end]) => text.slice(start, end));

  it.each([
    ['a term inside a word', 'Pharmacoeconomics', 'ECONOMIC', ['economic']],
    ['punctuation inside a hit', 'Cost-effectiveness first', 'costeff', ['Cost-eff']],
    ['no punctuation around a hit', '(“access”), access.', 'access', ['access', 'access']],
    ['all occurrences, without overlap', 'aaaa', 'aa', ['aaaa']],
    ['terms that overlap as one stretch', 'abcde', 'abc cde', ['abcde']],
    ['terms that touch as one stretch', 'abcd', 'ab cd', ['abcd']],
    ['terms apart as two stretches', 'market and access', 'access market', ['market', 'access']],
    ['a letter and its combining mark', 'cafe\u0301s', 'é', ['e\u0301']],
    ['a precomposed letter', 'cafés', 'e\u0301', ['é']],
    ['whole characters only', 'İstanbul', 'i', ['İ']],
    ['letters after an ignored mark', 'nai\u200b\u0308ve', 'naïve', []],
    ['a syllable written as single letters', '\u1100\u1161 x', '가', ['\u1100\u1161']],
    ['after words of nothing but punctuation', 'a – & b 😀 c', 'c', ['c']],
    ['nothing for a query without terms', 'any text', '?!', []],
    ['nothing where nothing matches', 'any text', 'absent', []],
  ])('%s', (_statement, text, query, expected) => {
    expect(highlighted(text, query)).toEqual(expected);
  });

  it('offsets are ascending and count code units', () => {
    expect(hitRanges('😀 É-x, é', 'é ex')).toEqual([
      [3, 4],
      [8, 9],
    ]);
  });

  it('the first hit of each term can be returned before all others', () => {
    const hits = Array.from(findHits('b a b a c', ['a', 'b'], 'importance'));
    expect(hits.map(({ term, start }) => `${term}${start}`)).toEqual(['b0', 'a2', 'b4', 'a6']);
  });
});

describe('a long text, which is folded in chunks', () => {
  const words = Array.from({ length: 600 }, (_, number) => `Wörd-${String(number)}x,`);
  const text = words.join(' ');

  it('every word is found at its position, wherever a chunk ends', () => {
    for (const word of words) {
      const [hit] = findHits(text, searchTerms(word), 'importance');
      const start = text.indexOf(word);
      expect(hit).toMatchObject({ start, end: start + word.length - 1 });
    }
  });

  it('a term in every word is found in each, in order', () => {
    const hits = [...findHits(text, ['wörd'])];
    expect(hits.map(({ start }) => start)).toEqual(words.map((word) => text.indexOf(word)));
  });
});
