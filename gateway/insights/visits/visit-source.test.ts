import { expect, it } from 'vitest';
import { VisitSources } from './visit-source.ts';

const newsSite = 'https://news.example/list';
const ownPage = 'https://www.loon.example/terms';

it('the source of a visit is the same the first time and later, and depends on all headers', () => {
  const sources = new VisitSources('www.loon.example');
  const of = (headers: Record<string, string>, url = '/') => sources.of({ headers, url })?.source;
  for (let time = 0; time < 3; time += 1) {
    expect(of({})).toBe('Direct');
    expect(of({ referer: newsSite })).toBe('news.example');
    expect(of({ referer: newsSite }, '/?utm_source=Letter')).toBe('Letter');
    expect(of({ 'sec-fetch-site': 'same-origin' })).toBeUndefined();
    expect(of({ referer: ownPage, 'sec-fetch-site': 'same-origin' })).toBeUndefined();
    expect(of({ referer: ownPage, 'sec-fetch-site': 'none' })).toBe('Direct');
    expect(of({ referer: newsSite, host: 'news.example' })).toBeUndefined();
    expect(of({ referer: ownPage })).toBeUndefined();
    expect(of({ referer: `${newsSite}?${'x'.repeat(1_000)}` })).toBe('news.example');
  }
});

it('a reload reported as same-origin, because the page changed its history, has the same source again', () => {
  const sources = new VisitSources('www.loon.example');
  const headers = { referer: newsSite, 'sec-fetch-site': 'same-origin' };
  expect(sources.of({ headers, url: '/?utm_campaign=spring' })).toEqual({
    source: 'news.example',
    campaign: 'spring',
  });
});

it('the cache of made-up referrers is bounded', () => {
  const sources = new VisitSources('www.loon.example');
  for (let made = 0; made < 5_000; made += 1) {
    expect(sources.of({ headers: { referer: `https://made-${made}.example/` } })?.source).toBe(
      `made-${made}.example`,
    );
  }
  expect(Reflect.get(sources, 'known')).toHaveProperty('size', 1_000);
});
