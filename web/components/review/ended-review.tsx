import { usePageStatus } from '../../page-response.ts';
import { ReviewFrame } from './review-frame.tsx';

/** Shown for a review that has ended, with status 410. */
export function EndedReview() {
  usePageStatus(410);
  return (
    <ReviewFrame
      heading="This review has ended"
      lead="It was withdrawn, the text was published, or the link is older than 30 days."
    >
      <p>Thank you. If you still have a comment, please reply to the e-mail with the link.</p>
    </ReviewFrame>
  );
}
