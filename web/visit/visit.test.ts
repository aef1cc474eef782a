import { expect, it } from 'vitest';
import { visitIn } from './visit.ts';

it('what the tab remembers of a visit is what the server knows; all else is left out', () => {
  const known = { firstPage: '/', lastArticle: '/blog/x', utmSource: 'newsletter' };
  expect(visitIn({ ...known, referrer: 'https://elsewhere.example', utmTerm: 7 })).toEqual(known);
  expect(visitIn(null)).toEqual({});
  expect(visitIn('text')).toEqual({});
});
