import { FindingList } from '../../checks/finding-list.tsx';
import { findingsOf } from '../../checks/findings-of.ts';
import type { ClaimReviewState } from './use-claim-review.ts';
import '../../checks/checks.css';

interface PublishedFindingsProps {
  review: NonNullable<ClaimReviewState['review']>;
  reading: boolean;
}

function adviceText(count: number): string {
  return count === 1 ? '1 piece of advice' : `${String(count)} pieces of advice`;
}

/** Lists published posts with findings; they stay public. */
export function PublishedFindings({ review, reading }: PublishedFindingsProps) {
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
