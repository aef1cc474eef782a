import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ContentPartName } from '../../../../schema/content/content-parts.ts';
import { ClaimReviewDocument, type ClaimReviewQuery } from '../../../generated/admin.ts';

type Review = ClaimReviewQuery['claimReview'];

/** A place that speaks of a claim. */
export type UsedPlace = Review['claims'][number]['places'][number];

/** How the review of the register in force stands. */
export interface ClaimReviewState {
  review: Review | undefined;
  error: Error | undefined;
  /** Whether posts are still being read. */
  reading: boolean;
  again: () => void;
}

/**
 * So many answers in a row may have read no more than one before: several gateways read each for
 * itself, and each begins anew when the register changes. Without an end it would be asked for
 * ever.
 */
const patience = 20;

/** Asks where claims are stated until every post is read; only the part “Claims” asks. */
export function useClaimReview(part: ContentPartName): ClaimReviewState {
  const { data, error, loading, refetch } = useQuery(
    ClaimReviewDocument,
    part === 'claims' ? { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const review = data?.claimReview;
  const again = (): void => void refetch().catch(() => undefined);
  const read = useRef({ most: -1, since: 0 });
  const readMore = useEffectEvent((checked: number) => {
    const { most, since } = read.current;
    read.current = checked > most ? { most: checked, since: 0 } : { most, since: since + 1 };
    // Asked within the very turn of an answer, the next one never comes.
    if (read.current.since < patience) setTimeout(again);
  });
  const unread = review !== undefined && review.checked < review.total;
  const checked = review?.checked ?? -1;
  useEffect(() => {
    if (unread && !loading && error === undefined) readMore(checked);
  }, [unread, loading, error, checked]);
  return { review, error, reading: unread && (loading || error === undefined), again };
}
