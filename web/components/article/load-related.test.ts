import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { RelatedPostsDocument } from '../../generated/site.ts';
import { loadRelated, relatedVariables } from './load-related.ts';

const reviews = 'making-systematic-reviews-feasible';
const submissions = 'future-of-hta-submissions';

function postOf(slug: string, changes: object = {}) {
  return {
    __typename: 'Post',
    id: slug,
    slug,
    title: slug,
    excerpt: 'Excerpt',
    tags: ['HEOR'],
    published: true,
    publishedAt: '2025-01-01T12:00:00.000Z',
    ...changes,
  };
}

interface Server {
  relatedPosts?: object[];
  reviews?: object | null;
  submissions?: object | null;
}

/**
 * The related articles that the page shows for a server response; undefined means that it fails.
 */
async function relatedShown(slug: string, server: Server): Promise<string[]> {
  const link = new ApolloLink(({ operationName }) => {
    const { relatedPosts, ...fallback } = server;
    const data = operationName === 'RelatedPosts' ? relatedPosts && { relatedPosts } : fallback;
    return new Observable((observer) => {
      if (data === undefined) observer.error(new Error('The network is down.'));
      else observer.next({ data });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await loadRelated(client, slug);
  const shown = client.readQuery({
    query: RelatedPostsDocument,
    variables: relatedVariables(slug),
  });
  return shown?.relatedPosts.map((post) => post.slug) ?? ['nothing'];
}

const both = { reviews: postOf(reviews), submissions: postOf(submissions) };

describe('related articles', () => {
  it('2 are requested by the article’s own slug', async () => {
    expect(relatedVariables('on-loons')).toEqual({ slug: 'on-loons', count: 2 });
    const relatedPosts = [postOf('one'), postOf('two')];
    expect(await relatedShown('on-loons', { ...both, relatedPosts })).toEqual(['one', 'two']);
  });

  it('without results two fixed fallback links are shown', async () => {
    expect(await relatedShown('on-loons', { ...both, relatedPosts: [] })).toEqual([
      reviews,
      submissions,
    ]);
  });

  it('also when the related query fails', async () => {
    expect(await relatedShown('on-loons', both)).toEqual([reviews, submissions]);
  });

  it('without the current article', async () => {
    expect(await relatedShown(reviews, both)).toEqual([submissions]);
  });

  it.each([
    ['unpublished', postOf(submissions, { published: false })],
    ['scheduled', postOf(submissions, { publishedAt: '2099-01-01T00:00:00.000Z' })],
    ['unknown', null],
  ])('without %s ones', async (_, post) => {
    expect(await relatedShown('on-loons', { ...both, submissions: post })).toEqual([reviews]);
  });

  it('without remaining articles nothing is shown', async () => {
    expect(await relatedShown(reviews, { ...both, submissions: null })).toEqual([]);
  });
});
