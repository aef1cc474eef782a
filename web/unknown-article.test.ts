import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { expect, it } from 'vitest';
import { ArticlePageDocument } from './generated/site.ts';
import { nameUnknownArticle } from './unknown-article.ts';

function stateFor(slug: string, post: object | null): NormalizedCacheObject {
  const cache = new InMemoryCache();
  const brand = { __typename: 'Brand', name: 'Loon', legalName: 'L' };
  const site = { __typename: 'Site', locale: 'en', brand };
  const data = { post, site } as never;
  cache.writeQuery({ query: ArticlePageDocument, variables: { slug }, data });
  return cache.extract();
}

it.each(['/blog/unknown', '/reflections/unknown/', '/blog/unknown//'])(
  'the page shared by all unknown articles shows without another query that %s does not exist',
  (pathname) => {
    const state = stateFor('*', null);
    nameUnknownArticle(state, pathname);
    const cache = new InMemoryCache().restore(state);
    const query = ArticlePageDocument;
    expect(cache.readQuery({ query, variables: { slug: 'unknown' } })?.post).toBeNull();
  },
);

it('the data of any other page is not changed', () => {
  const state = stateFor('known', null);
  nameUnknownArticle(state, '/blog/unknown');
  expect(state).toEqual(stateFor('known', null));
});
