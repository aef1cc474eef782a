import { Button, Flex } from 'antd';
import { isUnauthenticated } from '../../admin-client.ts';
import { Card } from '../../shell/card.tsx';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import type { ClaimReviewState } from './use-claim-review.ts';
import { FindingList } from '../../checks/finding-list.tsx';
import { findingsOf } from '../../checks/findings-of.ts';
import './claims.css';
import '../../checks/checks.css';

/**
 * Progress of checking published posts against the register, and posts with findings
 * (product 15.6).
 */
export function PublishedPosts({ state }: { state: ClaimReviewState }) {
  const { review, error, reading, stopped, again } = state;
  return (
    <Card className="adm-claims" heading="Published posts with findings">
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
            <Flex className="adm-claims-read" wrap gap="8px 16px" align="center">
              <p role="status">
                {reading && !stopped
                  ? `Reading posts: ${String(review.checked)} of ${String(review.total)}`
                  : `${String(review.checked)} of ${String(review.total)} published posts read`}
              </p>
              {stopped ? <Button onClick={again}>Continue</Button> : null}
            </Flex>
            <PublishedFindings review={review} reading={reading} />
          </>
        )}
      </div>
    </Card>
  );
}

interface PublishedFindingsProps {
  review: NonNullable<ClaimReviewState['review']>;
  reading: boolean;
}

function adviceText(count: number): string {
  return count === 1 ? '1 piece of advice' : `${String(count)} pieces of advice`;
}

/** Lists published posts with findings; they stay public. */
function PublishedFindings({ review, reading }: PublishedFindingsProps) {
  const { posts, postCount } = review;
  const rest = postCount - posts.length;
  return (
    <>
      {posts.length === 0 ? (
        <p>{reading ? 'None so far' : 'None'}</p>
      ) : (
        <ul className="adm-claim-list" aria-label="Published posts with findings">
          {posts.map(({ id, title, url, findings, blocking, advice }) => {
            const shown = findingsOf(findings).filter(({ severity }) => severity === 'BLOCKS');
            const hidden = blocking - shown.length;
            return (
              <li key={id}>
                <a href={url}>{title}</a>
                <FindingList heading="To fix" level="h4" findings={shown} />
                {hidden > 0 ? <p>{`and ${String(hidden)} more to fix`}</p> : null}
                {advice > 0 ? <p>{`${adviceText(advice)}, listed in the post’s form`}</p> : null}
              </li>
            );
          })}
        </ul>
      )}
      {rest > 0 ? <p>{`and ${String(rest)} more posts`}</p> : null}
    </>
  );
}
