import { describe, expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { SearchIndex } from './search-index.ts';

const now = new Date('2025-06-01T00:00:00Z');

function post(id: string, fields: Partial<SearchDocument> = {}): SearchDocument {
  const publishedAt = new Date('2025-01-01T00:00:00Z');
  return { id, title: '', tags: [], excerpt: '', text: '', publishedAt, ...fields };
}

function indexOf(...posts: SearchDocument[]): SearchIndex {
  const index = new SearchIndex();
  for (const each of posts) index.put(each);
  return index;
}

function search(index: SearchIndex, query: string, first = 10) {
  return index.search(query, { first, now });
}

function foundIds(index: SearchIndex, query: string): string[] {
  return search(index, query).results.map(({ id }) => id);
}

function scoreOf(fields: Partial<SearchDocument>, query: string): number | undefined {
  return search(indexOf(post('p', fields)), query).results[0]?.relevanceScore;
}

describe('product 4.3: search relevance score', () => {
  it.each([
    ['+10 term in title', { title: 'Payer evidence' }, 'payer', 10],
    ['+10 once, however often the term is in the title', { title: 'pay payer' }, 'pay', 10],
    ['+8 in tags', { tags: ['HTA', 'Payer evidence'] }, 'payer', 8],
    ['+8 once, however many tags hold the term', { tags: ['HTA', 'HTA reform'] }, 'hta', 8],
    ['+5 in excerpt', { excerpt: 'What payers ask' }, 'payer', 5],
    ['+2 per occurrence in content', { text: 'Payers ask. A payer pays.' }, 'payer', 4],
    ['occurrences are counted without overlap', { text: 'aaaa aaa' }, 'aa', 6],
    ['all fields add up', { title: 'x', tags: ['x'], excerpt: 'x', text: 'x x' }, 'x', 27],
    ['each term scores', { title: 'Market access', text: 'market' }, 'market access', 22],
    ['a repeated term scores each time', { title: 'Market' }, 'market market', 20],
  ])('%s', (_statement, fields, query, score) => {
    expect(scoreOf(fields, query)).toBe(score);
  });

  it('many occurrences of one word are all counted', () => {
    expect(scoreOf({ text: 'cost '.repeat(3_000) }, 'cost')).toBe(6_000);
    expect(scoreOf({ text: 'cost '.repeat(3_000) }, 'c')).toBe(6_000);
  });
});

describe('product 4.3: what is found', () => {
  it('a post is found when any term scores', () => {
    const index = indexOf(post('a', { title: 'Budget impact' }), post('b', { text: 'dossier' }));
    expect(foundIds(index, 'dossier nowhere')).toEqual(['b']);
    expect(foundIds(index, 'dossier impact')).toEqual(['a', 'b']);
  });

  it('a term matches as a substring of the normalised text', () => {
    expect(scoreOf({ text: 'Pharmacoeconomics' }, 'ECONOMIC')).toBe(2);
    expect(scoreOf({ text: 'Pharmacoeconomics' }, 'o')).toBe(6);
  });

  it('punctuation is removed, not replaced by a space', () => {
    expect(scoreOf({ title: 'Cost-effectiveness' }, 'costeffectiveness')).toBe(10);
    expect(scoreOf({ title: 'Costeffectiveness' }, 'cost-effectiveness')).toBe(10);
    expect(scoreOf({ title: 'Cost effectiveness' }, 'cost-effectiveness')).toBeUndefined();
  });

  it.each(['', '   ', '?!', ' … – '])('a query without terms (%j) finds nothing', (query) => {
    const index = indexOf(post('a', { title: 'a ? …', text: 'Any text?!' }));
    expect(search(index, query)).toEqual({ total: 0, results: [] });
    expect(index.count(query, { now })).toBe(0);
  });

  it('letters of every script are found', () => {
    const index = indexOf(
      post('french', { text: 'Évaluation médico-économique' }),
      post('greek', { text: 'ΟΔΟΣ' }),
      post('japanese', { text: '医療技術評価' }),
    );
    expect(foundIds(index, 'é')).toEqual(['french']);
    expect(foundIds(index, 'MÉDICO-E\u0301CO')).toEqual(['french']);
    expect(foundIds(index, 'οδος')).toEqual(['greek']);
    expect(foundIds(index, '術')).toEqual(['japanese']);
  });
});

describe('product 4.3: search result', () => {
  it('matchedFields are in the order title, tags, excerpt, content', () => {
    const fields = { text: 'one', excerpt: 'two', tags: ['three'], title: 'four' };
    const result = search(indexOf(post('p', fields)), 'one two three four').results[0];
    expect(result?.matchedFields).toEqual(['title', 'tags', 'excerpt', 'content']);
    expect(search(indexOf(post('p', fields)), 'w').results[0]?.matchedFields).toEqual(['excerpt']);
  });

  it('snippets are plain text of the content, 2 at most, of 120 characters at most', () => {
    const text = 'Payers ask for evidence early. '.repeat(40);
    const snippets = search(indexOf(post('p', { text })), 'evidence').results[0]?.snippets ?? [];
    expect(snippets).toHaveLength(2);
    for (const snippet of snippets) {
      expect(snippet).toContain('evidence');
      expect(snippet.length).toBeLessThanOrEqual(120);
    }
  });

  it('the highest score comes first, then the newest, then the id', () => {
    const older = new Date('2024-01-01T00:00:00Z');
    const index = indexOf(
      post('d', { tags: ['evidence'], publishedAt: older }),
      post('c', { tags: ['evidence'] }),
      post('b', { tags: ['evidence'] }),
      post('a', { excerpt: 'evidence' }),
      post('e', { title: 'Evidence', publishedAt: older }),
    );
    expect(foundIds(index, 'evidence')).toEqual(['e', 'b', 'c', 'd', 'a']);
  });

  it('total counts all posts found, results are the first of them', () => {
    const index = indexOf(...['a', 'b', 'c'].map((id) => post(id, { title: 'evidence' })));
    expect(search(index, 'evidence', 2).total).toBe(3);
    expect(search(index, 'evidence', 2).results.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(search(index, 'evidence', 0)).toEqual({ total: 3, results: [] });
    expect(index.count('evidence', { now })).toBe(3);
  });
});

describe('product 5.8: scheduling', () => {
  it('a post with a future publishedAt is not found until then', () => {
    const publishedAt = new Date('2025-06-01T12:00:00Z');
    const index = indexOf(post('p', { title: 'evidence', text: 'evidence', publishedAt }));
    const before = new Date(publishedAt.getTime() - 1);
    expect(index.search('evidence', { first: 1, now: before })).toEqual({ total: 0, results: [] });
    expect(index.count('evidence', { now: before })).toBe(0);
    expect(index.search('evidence', { first: 1, now: publishedAt }).total).toBe(1);
    expect(index.count('evidence', { now: publishedAt })).toBe(1);
  });
});

describe('the index follows each save', () => {
  it('an updated post is found by its new words and no longer by its old ones', () => {
    const index = indexOf(post('p', { title: 'Old title', text: 'stored old' }));
    index.put(post('p', { title: 'New title', text: 'stored new' }));
    expect(index.size).toBe(1);
    expect(search(index, 'old').total).toBe(0);
    expect(search(index, 'new').results).toEqual([
      {
        id: 'p',
        relevanceScore: 12,
        matchedFields: ['title', 'content'],
        snippets: ['stored new'],
      },
    ]);
    expect(search(index, 'stored').results[0]?.relevanceScore).toBe(2);
  });

  it('a removed post is not found', () => {
    const index = indexOf(post('p', { title: 'evidence' }), post('q', { title: 'evidence' }));
    expect(foundIds(index, 'evidence')).toEqual(['p', 'q']);
    index.remove('p');
    index.remove('unknown');
    expect(foundIds(index, 'evidence')).toEqual(['q']);
    expect(foundIds(index, 'e')).toEqual(['q']);
    expect(index.size).toBe(1);
  });
});

describe('the index is built without delaying the start', { timeout: 60_000 }, () => {
  const many = Array.from({ length: 3_000 }, (_, number) =>
    post(`p${number}`, { title: `number${number}`, text: 'evidence '.repeat(20) + `w${number}` }),
  );

  it('other work goes on while many posts are put, and searches find those already there', async () => {
    const index = new SearchIndex();
    const sizes: number[] = [];
    const building = index.putMany(many);
    for (let turn = 0; turn < 100_000 && index.size < many.length; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      sizes.push(search(index, 'evidence').total);
    }
    await building;
    expect(sizes.some((size) => size > 0 && size < many.length)).toBe(true);
    expect(search(index, 'evidence').total).toBe(many.length);
    expect(foundIds(index, 'number2999')).toEqual(['p2999']);
  });

  it('a post that is saved or removed meanwhile is not overwritten by an older copy', async () => {
    const index = new SearchIndex();
    const building = index.putMany(many);
    index.put(post('p2999', { title: 'newer' }));
    index.remove('p2998');
    await building;
    expect(foundIds(index, 'newer')).toEqual(['p2999']);
    expect(search(index, 'number2999').total).toBe(0);
    expect(search(index, 'number2998').total).toBe(0);
    expect(index.size).toBe(many.length - 1);
  });

  it('takes posts from a stream, and rejects when the stream fails', async () => {
    const index = new SearchIndex();
    async function* stream() {
      yield post('a', { title: 'evidence' });
      await Promise.resolve();
      throw new Error('database gone');
    }
    await expect(index.putMany(stream())).rejects.toThrow('database gone');
    expect(foundIds(index, 'evidence')).toEqual(['a']);
    index.put(post('a', { title: 'dossier' }));
    expect(foundIds(index, 'dossier')).toEqual(['a']);
  });
});

it('a term that was searched for before a save is found as it is after it', () => {
  const index = indexOf(post('a', { text: 'payer' }));
  expect(foundIds(index, 'payer')).toEqual(['a']);
  index.put(post('b', { text: 'payer payer' }));
  expect(foundIds(index, 'payer dossier')).toEqual(['b', 'a']);
  index.put(post('a', { text: 'dossier' }));
  expect(foundIds(index, 'payer')).toEqual(['b']);
  index.remove('b');
  expect(foundIds(index, 'payer')).toEqual([]);
});
