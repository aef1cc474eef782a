import { describe, expect, it } from 'vitest';
import { hitRanges, searchTerms } from '../../../schema/search-terms.ts';
import { Random } from './random.test-support.ts';
import { snippets } from './snippets.ts';

/** Distinct words, so that a passage is identified by its words. */
function numberedWords(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, at) => `word${from + at}`).join(' ');
}

describe('product 4.3: snippet length default 150, max snippets default 3', () => {
  const text = `${numberedWords(0, 60)} hit ${numberedWords(60, 120)} hit `.repeat(3);

  it('without options there are 3 snippets of up to 150 characters', () => {
    const found = snippets(text, ['hit']);
    expect(found).toHaveLength(3);
    for (const snippet of found) {
      expect(snippet.length).toBeLessThanOrEqual(150);
      expect(snippet.length).toBeGreaterThan(120);
    }
  });

  it('the site requests 2 snippets of 120 characters', () => {
    const found = snippets(text, ['hit'], { length: 120, max: 2 });
    expect(found).toHaveLength(2);
    for (const snippet of found) {
      expect(snippet.length).toBeLessThanOrEqual(120);
      expect(snippet.length).toBeGreaterThan(90);
    }
  });
});

describe('snippets of the text around hits', () => {
  it('show the text as written, with case and punctuation', () => {
    expect(snippets('The “Cost-Effectiveness” of X.', ['costeff'])).toEqual([
      'The “Cost-Effectiveness” of X.',
    ]);
  });

  it('collapse whitespace', () => {
    expect(snippets('  A hit \t and\ta  rest ', ['hit'])).toEqual(['A hit and a rest']);
  });

  it('end at line breaks, so that no heading runs into the sentence below it', () => {
    const text = 'A first hit\n\nThe second hit begins a paragraph. \n\nThe rest.';
    expect(snippets(text, ['hit'])).toEqual(['A first hit', 'The second hit begins a paragraph.']);
    const long = `Heading\n\nneedle ${numberedWords(0, 20)}\n\nThe rest.`;
    expect(snippets(long, ['needle'], { length: 30 })).toEqual(['needle word0 word1 word2…']);
  });

  it('are cut at word boundaries with ellipses', () => {
    const text = `${numberedWords(0, 9)} needle ${numberedWords(9, 20)}`;
    expect(snippets(text, ['needle'], { length: 40 })).toEqual([
      '…word7 word8 needle word9 word10…',
    ]);
    expect(snippets(text, ['word0'], { length: 20 })).toEqual(['word0 word1 word2…']);
    expect(snippets(text, ['word19'], { length: 20 })).toEqual(['…word18 word19']);
  });

  it('contain the whole of a short text', () => {
    expect(snippets('One hit here.', ['hit'])).toEqual(['One hit here.']);
  });

  it('are empty where no term occurs', () => {
    expect(snippets('Some text.', ['absent'])).toEqual([]);
    expect(snippets('Some text.', [])).toEqual([]);
    expect(snippets('', ['a'])).toEqual([]);
  });

  it('hits close together share one snippet', () => {
    expect(snippets('market access and market entry', ['market', 'access'])).toHaveLength(1);
  });

  it('the first occurrence of each term comes before further ones, in the order of the text', () => {
    const far = numberedWords(0, 40);
    const text = `alpha one ${far} alpha two ${far} beta three ${far}`;
    const [first, second, ...others] = snippets(text, ['beta', 'alpha'], { length: 60, max: 2 });
    expect(first).toContain('alpha one');
    expect(second).toContain('beta three');
    expect(others).toEqual([]);
  });

  it('a word longer than a snippet is cut at the hit, which is shown as a whole', () => {
    const text = `${'x'.repeat(300)}needle${'y'.repeat(300)}`;
    expect(snippets(text, ['needle'], { length: 40 })).toEqual(['…needle…']);
    expect(snippets(text, ['x'.repeat(200)], { length: 40 })).toEqual([`${'x'.repeat(200)}…`]);
  });

  it.each([1, 2, 3, 4, 5])('hold on random texts (%i)', (seed) => {
    const random = new Random(seed);
    for (let round = 0; round < 60; round += 1) {
      const length = random.between(30, 200);
      const max = random.between(1, 4);
      const words = Array.from({ length: random.between(1, 200) }, (_, at) =>
        random.next() < 0.15 ? `${random.pick(['Health', 'Cost-', 'É'])}${at}` : `w${at}`,
      );
      const text = words.join(random.pick([' ', '\t', '  ']));
      const plain = words.join(' ');
      const query = random.pick(['health', 'cost', 'é', 'health cost', 'absent', 'w1 é']);
      const found = snippets(text, searchTerms(query), { length, max });

      expect(found.length).toBeLessThanOrEqual(max);
      expect(found.length > 0).toBe(hitRanges(text, query).length > 0);
      let end = -1;
      for (const snippet of found) {
        const passage = snippet.replace(/^…|…$/g, '');
        const start = ` ${plain} `.indexOf(` ${passage} `);
        expect(snippet.length).toBeLessThanOrEqual(length);
        expect(hitRanges(passage, query)).not.toEqual([]);
        expect(start, `whole words of the text: ${passage}`).not.toBe(-1);
        expect(start, 'in order, not overlapping').toBeGreaterThan(end);
        expect(snippet.startsWith('…')).toBe(start > 0);
        end = start + passage.length;
        expect(snippet.endsWith('…')).toBe(end < plain.length);
      }
    }
  });
});
