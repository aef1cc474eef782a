import { useId } from 'react';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import { PublishedFindings } from './published-findings.tsx';
import type { ClaimReviewState } from './use-claim-review.ts';
import './claims.css';

/**
 * Progress of checking published posts against the register, and posts with findings
 * (product 15.6).
 */
export function PublishedPosts({ state }: { state: ClaimReviewState }) {
  const headingId = useId();
  const { review, error, reading, again } = state;
  return (
    <section className="adm-card adm-claims" aria-labelledby={headingId}>
      <header className="adm-card-head">
        <h3 id={headingId}>Published posts with findings</h3>
      </header>
      <div className="adm-card-body">
        {error && !isUnauthenticated(error) ? (
          <FailureNotice
            title="The posts could not be checked against the claims."
            error={error}
            onRetry={again}
          />
        ) : null}
        {review === undefined ? (
          error ? null : (
            <Loading what="the findings of published posts" rows={6} />
          )
        ) : (
          <>
            <p role="status">
              {reading
                ? `Reading posts: ${String(review.checked)} of ${String(review.total)}`
                : `${String(review.checked)} of ${String(review.total)} published posts read`}
            </p>
            <PublishedFindings review={review} reading={reading} />
          </>
        )}
      </div>
    </section>
  );
}
