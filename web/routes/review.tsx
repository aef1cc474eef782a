import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import { loadNotFound, NotFoundPage } from '../components/not-found/not-found-page.tsx';
import { EndedReview } from '../components/review/review-frame.tsx';
import { ReviewPage } from '../components/review/review-page.tsx';
import { ReviewByTokenDocument, useReviewByTokenQuery } from '../generated/review.ts';
import { NotFoundPageDocument } from '../generated/site.ts';

/** Warms the cache with what a reviewer sees, or with the not-found page. */
export async function load(client: PageClient, { params }: LoaderFunctionArgs): Promise<void> {
  const { token = '' } = params;
  try {
    await client.query({ query: ReviewByTokenDocument, variables: { token } });
  } catch (thrown) {
    const error = CombinedGraphQLErrors.is(thrown) ? thrown.errors[0] : undefined;
    const code = error?.extensions?.['code'];
    if (code === 'NOT_FOUND') await loadNotFound(client);
    // The review has ended.
    else if (code !== 'CONFLICT') throw thrown;
  }
}

/** Where a reviewer without an account reads a text before its publication, and decides. */
export function Component() {
  const { token = '' } = useParams();
  const client = useApolloClient();
  const { data } = useReviewByTokenQuery({ variables: { token }, fetchPolicy: 'cache-only' });
  if (data?.reviewByToken) return <ReviewPage token={token} page={data.reviewByToken} />;
  return client.readQuery({ query: NotFoundPageDocument }) ? <NotFoundPage /> : <EndedReview />;
}
