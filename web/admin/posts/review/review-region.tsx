import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useId, useState } from 'react';
import {
  EditedPostDocument,
  usePostReviewsQuery,
  type PostReviewFragment,
} from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { useAgainWhenShown } from '../../shell/page-visibility.ts';
import type { EditedPost } from '../form/post-values.ts';
import type { PostFormHandle } from '../form/use-post-form.ts';
import { AskForReview } from './ask-for-review.tsx';
import { ReviewEntry } from './review-entry.tsx';
import './review.css';

interface ReviewRegionProps {
  handle: PostFormHandle;
  /** Opens the form again with the post after a note was applied. */
  onReopen: (post: EditedPost) => void;
}

/** The reviews of a stored post, with the notes of reviewers (product 26.4). */
export function ReviewRegion({ handle, onReopen }: ReviewRegionProps) {
  const { id } = handle.opened;
  return id === undefined ? null : <Reviews id={id} handle={handle} onReopen={onReopen} />;
}

function Reviews({ id, handle, onReopen }: ReviewRegionProps & { id: string }) {
  const headingId = useId();
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = usePostReviewsQuery({
    variables: { postId: id },
    fetchPolicy: 'cache-and-network',
  });
  useAgainWhenShown(() => void refetch().catch(() => undefined));
  const reviews: readonly PostReviewFragment[] = data?.reviews ?? [];
  const reopen = async () => {
    const { data: answer } = await client.query({
      query: EditedPostDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (answer) onReopen(answer.adminPost);
  };
  return (
    <section className="adm-checks adm-review" aria-labelledby={headingId}>
      <h3 id={headingId}>Review</h3>
      {error && !data && !isUnauthenticated(error) ? (
        <FailureNotice title="The reviews could not be loaded." error={error} onRetry={refetch} />
      ) : null}
      {reviews.length > 0 ? (
        <>
          <ul className="adm-reviews" aria-label="Reviews">
            {reviews.map((review) => (
              <ReviewEntry
                key={review.id}
                review={review}
                version={handle.opened.version}
                unsaved={handle.unsaved}
                onApplied={reopen}
              />
            ))}
          </ul>
          <p>
            <a className="tlink" href={`/blog-admin/approvals/${id}`} target="_blank">
              Approval record<span className="sr"> (opens in a new tab)</span>
            </a>
          </p>
        </>
      ) : null}
      <Button onClick={() => setAsking(true)}>Ask for review</Button>
      {asking ? (
        <AskForReview postId={id} unsaved={handle.unsaved} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  );
}
