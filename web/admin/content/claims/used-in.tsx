import { useId, useMemo } from 'react';
import type { EntryNotes } from '../form/form-contexts.ts';
import { PlaceList } from './place-list.tsx';
import type { ClaimReviewState } from './use-claim-review.ts';
import './claims.css';

type ReviewedClaim = NonNullable<ClaimReviewState['review']>['claims'][number];

interface UsedInProps {
  /** The result so far. */
  found: ReviewedClaim;
  reading: boolean;
}

function countText({ found, reading }: UsedInProps): string {
  const count = found.placeCount;
  if (count === 0) return reading ? '' : 'Not used';
  return count === 1 ? 'In 1 place' : `In ${String(count)} places`;
}

/** Where a published claim is used, shown in its entry. */
function UsedIn({ found, reading }: UsedInProps) {
  const id = useId();
  return (
    <div>
      <p className="adm-label" id={id}>
        Used in
      </p>
      {found.placeCount > 0 ? (
        <PlaceList labelledBy={id} places={found.places} count={found.placeCount} />
      ) : (
        <p>{reading ? 'Not found so far' : 'Not used yet'}</p>
      )}
    </div>
  );
}

/** Shows in each claim of the published register where it is used (product 15.6). */
export function useClaimNotes({ review, reading }: ClaimReviewState): EntryNotes {
  return useMemo(() => {
    const claimOf = (id: string): ReviewedClaim | undefined =>
      review?.claims.find(({ claim }) => claim === id);
    return {
      beside: (id) => {
        const found = claimOf(id);
        return found ? <span className="adm-quiet">{countText({ found, reading })}</span> : null;
      },
      below: (id) => {
        const found = claimOf(id);
        return found ? <UsedIn found={found} reading={reading} /> : null;
      },
    };
  }, [review, reading]);
}
