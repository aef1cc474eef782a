import { Alert } from 'antd';
import type { ChangedClaim } from './changed-claims.ts';
import { PlaceList } from './place-list.tsx';
import type { ClaimReviewState } from './use-claim-review.ts';

interface ClaimNoticeProps {
  claims: readonly ChangedClaim[];
  review: ClaimReviewState['review'];
}

/**
 * Warns before a changed or expired claim is published: lists the places where it is still used.
 */
export function ClaimNotice({ claims, review }: ClaimNoticeProps) {
  const notices = claims.flatMap((claim) => {
    const found = review?.claims.find(({ claim: id }) => id === claim.id);
    return claim.change === 'unchanged' || !found || found.placeCount === 0
      ? []
      : [{ claim, found }];
  });
  if (notices.length === 0) return null;
  return (
    <Alert
      type="info"
      role="status"
      title="These places show the previous figure"
      description={notices.map(({ claim, found }) => (
        <div key={claim.id}>
          <p>
            “{claim.wording}” ({claim.figure}) is {claim.change}.
          </p>
          <PlaceList
            label={`Places that use ${claim.figure}, ${claim.id}`}
            places={found.places}
            count={found.placeCount}
          />
        </div>
      ))}
    />
  );
}
