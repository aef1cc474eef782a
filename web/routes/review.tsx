import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import { EndedReview } from '../components/review/review-frame.tsx';
import { ReviewPage } from '../components/review/review-page.tsx';
import { ReviewByTokenDocument, useReviewByTokenQuery } from '../generated/review.ts';

const endings: readonly unknown[] = ['NOT_FOUND', 'CONFLICT'];

/** The code of an error that means that the link cannot be used; any other error is thrown. */
function endingOf(thrown: unknown): string | undefined {
  const error = CombinedGraphQLErrors.is(thrown) ? thrown.errors[0] : undefined;
  const code = error?.extensions?.['code'];
  if (!endings.includes(code)) throw thrown;
  return String(code);
}

/**
 * Warms the cache with what a reviewer sees; resolves with whether the review has ended, for a link
 * that cannot be used.
 */
export async function load(
  client: PageClient,
  { params }: LoaderFunctionArgs,
): Promise<{ ended: boolean }> {
  const { token = '' } = params;
  try {
    await client.query({ query: ReviewByTokenDocument, variables: { token } });
    return { ended: false };
  } catch (thrown) {
    return { ended: endingOf(thrown) === 'CONFLICT' };
  }
}

/** Where a reviewer without an account reads a text before its publication, and decides. */
export function Component() {
  const { token = '' } = useParams();
  const { data } = useReviewByTokenQuery({ variables: { token }, fetchPolicy: 'cache-only' });
  return data?.reviewByToken ? (
    <ReviewPage token={token} page={data.reviewByToken} />
  ) : (
    <EndedReview />
  );
}
