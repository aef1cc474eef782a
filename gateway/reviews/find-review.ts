import type { EntityManager } from 'typeorm';
import { reviewMessages as messages } from '../../schema/review-rules.ts';
import { Failure } from '../failure.ts';
import { Review } from './entities/review.entity.ts';
import { reviewTokenHash } from './review-secrets.ts';
import { isEnded } from './review-state.ts';
import { presentTextOf, type PresentText } from './reviewed-text.ts';

/** A review that has not ended, and the text to review. */
export interface OpenReview {
  review: Review;
  present: PresentText;
}

export async function isKnownReview(manager: EntityManager, token: string): Promise<boolean> {
  const tokenHash = reviewTokenHash(token);
  return tokenHash !== undefined && (await manager.existsBy(Review, { tokenHash }));
}

/**
 * The review of a link.
 * @throws Failure NOT_FOUND for a bad token, CONFLICT for a review that has ended.
 */
export async function openReviewOf(
  manager: EntityManager,
  token: string,
  now: Date,
): Promise<OpenReview> {
  const tokenHash = reviewTokenHash(token);
  const review = tokenHash === undefined ? null : await manager.findOneBy(Review, { tokenHash });
  if (review === null) {
    throw new Failure('NOT_FOUND', messages.linkUnknown);
  }
  const present = await presentTextOf(manager, review.postId, now);
  if (present === null || isEnded(review, present, now)) {
    throw new Failure('CONFLICT', messages.ended);
  }
  return { review, present };
}
