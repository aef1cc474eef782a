import { expect, it } from 'vitest';
import { sourceOf } from './source-of.ts';

const sent = { lastPage: '/reflections/living-reviews', button: 'Request a demo' };

it('without anything of the visit: the page, the article that it is, and the button', () => {
  expect(sourceOf(sent)).toEqual({ ...sent, article: 'living-reviews' });
});

it('sent from another page, the article is the one read last', () => {
  const visit = { firstPage: '/blog/first', lastArticle: '/reflections/second' };
  expect(sourceOf({ ...visit, lastPage: '/terms' }).article).toBe('second');
});

it('what is said of the visit for the counting is not kept with the request', () => {
  const counted = { visitSource: 'news.example', visitCampaign: 'Spring' };
  expect(sourceOf({ ...sent, ...counted })).toEqual(sourceOf(sent));
});
