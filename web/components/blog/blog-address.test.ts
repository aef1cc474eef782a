import { describe, expect, it } from 'vitest';
import { blogPath, nextStep, queryOf, readBlogAddress } from './blog-address.ts';

const read = (search: string) => readBlogAddress(new URLSearchParams(search));

describe('the URL of the blog list', () => {
  it('an empty query shows all posts', () => {
    expect(read('q=')).toEqual({ query: '', tag: undefined, after: undefined, shown: 24 });
    expect(read('q=%20%20')).toEqual(read(''));
  });

  it('a search covers all articles, whatever tag or page was shown before', () => {
    expect(read('q=nice&tag=HTA&after=abc')).toMatchObject({
      query: 'nice',
      tag: undefined,
      after: undefined,
    });
  });

  it.each([
    [{}, '/reflections'],
    [{ query: 'cost & value' }, '/reflections?q=cost+%26+value'],
    [{ tag: 'Agentic AI' }, '/reflections?tag=Agentic+AI'],
    [{ tag: 'HTA', after: 'abc' }, '/reflections?tag=HTA&after=abc'],
    [{ query: 'nice', shown: 48 }, '/reflections?q=nice&show=48'],
  ])('%o has the URL %s, and is parsed from it', (wanted, path) => {
    expect(blogPath(wanted)).toBe(path);
    expect(read(path.split('?')[1] ?? '')).toMatchObject(wanted);
  });

  it.each(['7', '1000', '-1', 'all', ''])(
    'a number of articles not offered is overlooked: %s',
    (n) => {
      expect(read(`q=x&show=${n}`).shown).toBe(24);
    },
  );

  it('more results are shown in steps, up to the limit of a query', () => {
    expect([24, 48, 96].map(nextStep)).toEqual([48, 96, undefined]);
  });

  it('a search has at most 200 characters, and none is cut in half', () => {
    expect(queryOf('x'.repeat(500))).toHaveLength(200);
    const cut = queryOf(`${'x'.repeat(199)}😀`);
    expect(cut).toBe(`${'x'.repeat(199)}\uFFFD`);
    expect(read(new URLSearchParams({ q: cut }).toString()).query).toBe(cut);
  });
});
