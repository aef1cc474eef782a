import { describe, expect, it } from 'vitest';
import { isKnownPath } from '../../../web/entry-server.tsx';
import { countedPathOf, readPagePath } from './page-address.ts';

describe('canonical page paths', () => {
  it.each([
    ['/Reflections', '/reflections'],
    ['/BLOG-admin', '/blog-admin'],
    ['/reflections/Some-Article', '/reflections/some-article'],
    ['/r%65flections', '/reflections'],
    ['/reflections/%73ome', '/reflections/some'],
    ['/x/../terms', '/terms'],
    ['/./terms', '/terms'],
    ['/x/%2E%2e/terms', '/terms'],
  ])('%s redirects to %s', (asked, path) => {
    expect(readPagePath(asked, isKnownPath)).toEqual({ kind: 'elsewhere', path });
  });

  it.each(['/', '/privacy', '/terms', '/reflections', '/blog-admin'])('%s is a page', (path) => {
    expect(readPagePath(path, isKnownPath)).toEqual({ kind: 'page' });
  });

  it('an article is identified by the prefix of its path and its slug', () => {
    const article = { kind: 'article', form: 'blog', slug: 'some-article' };
    expect(readPagePath('/blog/some-article', isKnownPath)).toEqual(article);
  });

  it.each([
    '/unknown',
    '/Unknown',
    '/reflections/a/b',
    '/reflections%2Fsome',
    '/reflections/..%2f..%2fetc',
    '/reflections/%00',
    '/reflections/%C3%84',
    '/blog/"',
    '*',
  ])('%s is not a page', (path) => {
    expect(readPagePath(path, isKnownPath)).toEqual({ kind: 'unknown' });
  });
});

it('the administration and previews are not counted, and the pages of all meetings count as one', () => {
  const token = 'a1b2c3d4'.repeat(8);
  expect(countedPathOf('/terms')).toBe('/terms');
  expect(countedPathOf('/blog/some-article')).toBe('/reflections/some-article');
  expect(countedPathOf('/blog-admin')).toBeUndefined();
  expect(countedPathOf(`/preview/${token}`)).toBeUndefined();
  expect(countedPathOf(`/meeting/${token}`)).toBe('/meeting');
});
