import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContentPartName } from '../../../../schema/content/content-parts.ts';
import { ClaimReviewDocument, type ClaimReviewQuery } from '../../../generated/admin.ts';

type Review = ClaimReviewQuery['claimReview'];

export type UsedPlace = Review['claims'][number]['places'][number];

/** The state of the review of the published register. */
export interface ClaimReviewState {
  review: Review | undefined;
  error: Error | undefined;
  /** Whether posts are still to be checked. */
  reading: boolean;
  /** Whether some are, and nothing asks for them any more; `again` does. */
  stopped: boolean;
  again: () => void;
}

/**
 * Stops after this many successive responses without progress: each of several gateways checks
 * posts on its own and restarts when the register changes, so polling might otherwise never end.
 */
const patience = 10;

/** Polls where claims are used until all posts are checked; only the part “Claims” does so. */
export function useClaimReview(part: ContentPartName): ClaimReviewState {
  const { data, error, loading, refetch } = useQuery(
    ClaimReviewDocument,
    part === 'claims' ? { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const review = data?.claimReview;
  const ask = (): void => void refetch().catch(() => undefined);
  const read = useRef({ most: -1, since: 0 });
  const [stopped, setStopped] = useState(false);
  const again = (): void => {
    read.current = { most: -1, since: 0 };
    setStopped(false);
    ask();
  };
  const readMore = useEffectEvent((checked: number) => {
    const { most, since } = read.current;
    read.current = checked > most ? { most: checked, since: 0 } : { most, since: since + 1 };
    // A refetch within the callback of a response would never resolve.
    if (read.current.since < patience) setTimeout(ask);
    else setStopped(true);
  });
  const unread = review !== undefined && review.checked < review.total;
  const checked = review?.checked ?? -1;
  useEffect(() => {
    if (unread && !loading && error === undefined) readMore(checked);
  }, [unread, loading, error, checked]);
  const reading = unread && (loading || error === undefined);
  return { review, error, reading, stopped: reading && stopped, again };
}
