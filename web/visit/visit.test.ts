import { expect, it } from 'vitest';
import { visitIn } from './visit.ts';

it('a stored visit is reduced to the facts that the server accepts', () => {
  const known = { firstPage: '/', lastArticle: '/blog/x', utmSource: 'newsletter' };
  expect(visitIn({ ...known, referrer: 'https://elsewhere.example', utmTerm: 7 })).toEqual(known);
  expect(visitIn(null)).toEqual({});
  expect(visitIn('text')).toEqual({});
});
