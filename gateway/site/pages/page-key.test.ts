import { describe, expect, it } from 'vitest';
import { pageKeyOf } from './page-key.ts';

describe('the page cache has bounded keys, query strings included', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail&x=1', '/'],
    ['/privacy?a=1', '/privacy'],
    ['/privacy/', '/privacy'],
    ['/reflections?q=nice&utm=1', '/reflections?q=nice'],
    ['/reflections?tag=HTA&q=nice', '/reflections?q=nice&tag=HTA'],
    ['/reflections?q=', '/reflections'],
    ['/reflections?after=abc&page=2&tag=HTA', '/reflections?tag=HTA&after=abc'],
    ['/reflections?show=48&q=nice', '/reflections?q=nice&show=48'],
    ['//evil.test/x', '/evil.test/x'],
  ])('%s is cached under %s', (url, key) => {
    expect(pageKeyOf(url).key).toBe(key);
  });

  it.each(['/blog/%E0%A4%A', '/%', '/reflections/%zz?q=1', '/\\evil.test', '/blog\\x'])(
    '%s, which is not a valid URL, is the not-found page and never a draft',
    (address) => {
      expect(pageKeyOf(address)).toEqual({ key: '/%25', shared: true });
    },
  );

  it.each([
    ['/a///', '/a'],
    ['///', '/'],
    ['//', '/'],
    ['/a//b//', '/a//b'],
    [`/a${'/'.repeat(2_000)}b`, `/a${'/'.repeat(2_000)}b`],
  ])('%s loses only its trailing slashes', (url, key) => {
    expect(pageKeyOf(url).key).toBe(key);
  });

  it('a very long search is truncated', () => {
    expect(pageKeyOf(`/reflections?q=${'x'.repeat(5_000)}`).key.length).toBeLessThan(250);
  });

  it.each(['/blog-admin', '/blog/some-draft', '/reflections/some-draft'])(
    '%s may differ for the administrator',
    (path) => {
      expect(pageKeyOf(path).shared).toBe(false);
    },
  );

  it.each(['/', '/reflections', '/terms'])('%s is the same for everyone', (path) => {
    expect(pageKeyOf(path).shared).toBe(true);
  });
});
