import { CombinedGraphQLErrors } from '@apollo/client';
import type { PageClient } from '../../apollo/client.ts';
import {
  PostPageDocument,
  PostSearchDocument,
  type PostPageQueryVariables,
  type PostSearchQueryVariables,
} from '../../generated/site.ts';
import type { BlogAddress } from './blog-address.ts';

/** Fills rows of one, two and three columns. */
const postsPerPage = 12;

/** Variables of the query for a page of articles. */
export function pageVariables({
  tag,
  after,
}: Pick<BlogAddress, 'tag' | 'after'>): PostPageQueryVariables {
  return { first: postsPerPage, tag: tag ?? null, after: after ?? null };
}

/** Variables of the query for search results. */
export function searchVariables({
  query,
  shown,
}: Pick<BlogAddress, 'query' | 'shown'>): PostSearchQueryVariables {
  return { query, first: shown };
}

/** Whether the server rejected the URL's values, such as an invalid cursor. */
export function isRefused(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT')
  );
}

/**
 * Warms the cache with the articles of a URL. A URL that the server rejects is no failure: the view
 * reports it.
 */
export async function loadPosts(client: PageClient, address: BlogAddress): Promise<void> {
  try {
    await (address.query === ''
      ? client.query({ query: PostPageDocument, variables: pageVariables(address) })
      : client.query({ query: PostSearchDocument, variables: searchVariables(address) }));
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
