import { expect, it } from 'vitest';
import { sourceOf } from './request-origin.input.ts';

const sent = { lastPage: '/reflections/living-reviews', button: 'Request a demo' };

it('without visit data the source has the page, the article if it is one, and the button', () => {
  expect(sourceOf(sent)).toEqual({ ...sent, article: 'living-reviews' });
});

it('a form sent from another page has the last read article as its source', () => {
  const visit = { firstPage: '/blog/first', lastArticle: '/reflections/second' };
  expect(sourceOf({ ...visit, lastPage: '/terms' }).article).toBe('second');
});

it('visit data for counting is not stored with the request', () => {
  const counted = { visitSource: 'news.example', visitCampaign: 'Spring' };
  expect(sourceOf({ ...sent, ...counted })).toEqual(sourceOf(sent));
});
