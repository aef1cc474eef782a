import { afterEach, expect, it, vi } from 'vitest';
import { rememberPage, visitIn } from './visit.ts';

afterEach(() => vi.unstubAllGlobals());

it('a stored visit is reduced to the facts that the server accepts', () => {
  const known = { firstPage: '/', lastArticle: '/blog/x', utmSource: 'newsletter' };
  expect(visitIn({ ...known, referrer: 'https://elsewhere.example', utmTerm: 7 })).toEqual(known);
  expect(visitIn(null)).toEqual({});
  expect(visitIn('text')).toEqual({});
});

it('a page with the token of a person is no page of the visit', () => {
  const setItem = vi.fn();
  vi.stubGlobal('sessionStorage', { setItem });
  for (const kind of ['preview', 'meeting', 'preferences', 'review']) {
    rememberPage({ pathname: `/${kind}/a1b2`, search: '' });
  }
  expect(setItem).not.toHaveBeenCalled();
  rememberPage({ pathname: '/reviews', search: '' });
  expect(setItem).toHaveBeenCalledOnce();
});
