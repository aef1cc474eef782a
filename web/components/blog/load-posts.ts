import { CombinedGraphQLErrors } from '@apollo/client';
import type { PageClient } from '../../apollo/page-client.ts';
import {
  PostPageDocument,
  PostSearchDocument,
  type PostPageQueryVariables,
  type PostSearchQueryVariables,
} from '../../generated/site.ts';
import type { BlogAddress } from './blog-address.ts';

/** Fills rows of one, two and three columns. */
const postsPerPage = 12;

/** What to ask for to show a page of the articles. */
export function pageVariables({
  tag,
  after,
}: Pick<BlogAddress, 'tag' | 'after'>): PostPageQueryVariables {
  return { first: postsPerPage, tag: tag ?? null, after: after ?? null };
}

/** What to ask for to show the articles found. */
export function searchVariables({
  query,
  shown,
}: Pick<BlogAddress, 'query' | 'shown'>): PostSearchQueryVariables {
  return { query, first: shown };
}

/** Whether the server refused what the address says, such as a cursor that is none of its own. */
export function isRefused(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT')
  );
}

/**
 * Warms the cache with the articles of an address. An address that the server refuses is no
 * failure: the view says so.
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
