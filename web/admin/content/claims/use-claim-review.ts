import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ContentPartName } from '../../../../schema/content/content-parts.ts';
import { ClaimReviewDocument, type ClaimReviewQuery } from '../../../generated/admin.ts';

type Review = ClaimReviewQuery['claimReview'];

/** A place that speaks of a claim. */
export type StatedPlace = Review['claims'][number]['places'][number];

/** How the review of the register in force stands. */
export interface ClaimReviewState {
  review: Review | undefined;
  error: Error | undefined;
  /** Whether posts are still being read. */
  reading: boolean;
  again: () => void;
}

/** Asks where claims are stated until every post is read; only the part “Claims” asks. */
export function useClaimReview(part: ContentPartName): ClaimReviewState {
  const { data, error, loading, refetch } = useQuery(ClaimReviewDocument, {
    skip: part !== 'claims',
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const review = data?.claimReview;
  const again = (): void => void refetch().catch(() => undefined);
  const read = useRef(-1);
  const goOn = useEffectEvent((checked: number) => {
    // An answer that has read nothing more is the last one, or it would be asked for ever.
    if (checked <= read.current) return;
    read.current = checked;
    again();
  });
  const unread = review !== undefined && review.checked < review.total;
  const checked = review?.checked ?? -1;
  useEffect(() => {
    if (unread && !loading && error === undefined) goOn(checked);
  }, [unread, loading, error, checked]);
  return { review, error, reading: unread && (loading || error === undefined), again };
}
