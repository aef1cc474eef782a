import type { PageClient } from '../../apollo/client.ts';
import { blogLimits } from '../../../schema/limits.ts';
import {
  FallbackPostsDocument,
  RelatedPostsDocument,
  type FallbackPostsQuery,
} from '../../generated/site.ts';

type FallbackPost = NonNullable<FallbackPostsQuery['reviews']>;

/** Variables of the query for related articles. */
export function relatedVariables(slug: string) {
  return { slug, count: blogLimits.relatedPosts };
}

function isPublic({ published, publishedAt }: FallbackPost): boolean {
  return published && publishedAt !== null && Date.parse(publishedAt) <= Date.now();
}

/** The two fixed articles, without the current one and without unpublished ones. */
async function loadFallback(client: PageClient, slug: string): Promise<FallbackPost[]> {
  const { data } = await client.query({ query: FallbackPostsDocument, errorPolicy: 'ignore' });
  return [data?.reviews, data?.submissions].filter(
    (post): post is FallbackPost => post != null && post.slug !== slug && isPublic(post),
  );
}

/**
 * Warms the cache with the articles related to one. When the query fails or finds nothing, the two
 * fixed ones replace its result (product 4.7), so that the view need not know.
 */
export async function loadRelated(client: PageClient, slug: string): Promise<void> {
  const variables = relatedVariables(slug);
  const { data } = await client.query({
    query: RelatedPostsDocument,
    variables,
    errorPolicy: 'ignore',
  });
  if (data !== undefined && data.relatedPosts.length > 0) return;
  const relatedPosts = await loadFallback(client, slug);
  client.writeQuery({ query: RelatedPostsDocument, variables, data: { relatedPosts } });
}
