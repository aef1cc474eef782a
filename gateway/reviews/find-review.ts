import { In, IsNull, type EntityManager } from 'typeorm';
import { reviewMessages as messages, type ReviewCapacity } from '../../schema/review-rules.ts';
import { linkTokenHash } from '../access/link-token.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import { Failure } from '../failure.ts';
import { postSubject } from '../posts/editing/record-post.ts';
import { Post } from '../posts/entities/post.entity.ts';
import { ReviewNote } from './entities/review-note.entity.ts';
import { Review, type DecidedText } from './entities/review.entity.ts';
import { decisionsOf, isEnded, noteStateOf, stateOf, visibleText } from './review-state.ts';
import type { ReviewNoteType, ReviewType } from './review.types.ts';
import { changesBetween, presentTextOf, type PresentText } from './reviewed-text.ts';

/**
 * Records an action on a review. The reviewer is named by the capacity only: name and address are
 * erased with the person and must not remain in the audit log.
 */
export async function recordReview(
  manager: EntityManager,
  { postId, capacity }: Review,
  action: { at: Date; by: string | null; action: AuditAction; detail?: string },
): Promise<void> {
  const post = await manager.findOneBy(Post, { id: postId });
  const words = `Capacity: ${capacity.toLowerCase()}`;
  await recordAction(manager, {
    ...action,
    ...(post === null ? {} : { subject: postSubject(post) }),
    detail: action.detail === undefined ? words : `${words}. ${action.detail}`,
  });
}

/** A note with its state; `shown` is the visible text of the article. */
export function describeNote(note: ReviewNote, shown: string): ReviewNoteType {
  const { id, passage, suggestion, createdAt } = note;
  return { id, passage, note: note.note, suggestion, createdAt, state: noteStateOf(note, shown) };
}

/** The notes of a review, oldest first. */
export function notesOf(manager: EntityManager, reviewIds: string[]): Promise<ReviewNote[]> {
  return manager.find(ReviewNote, { where: { reviewId: In(reviewIds) }, order: { id: 'ASC' } });
}

interface CountingDecision extends DecidedText {
  capacity: ReviewCapacity;
}

/** All decisions about a post but those of withdrawn reviews, the newest first. */
export async function countingDecisions(
  manager: EntityManager,
  postId: string,
): Promise<CountingDecision[]> {
  const reviews = await manager.findBy(Review, { postId, withdrawnAt: IsNull() });
  return reviews
    .flatMap((review) =>
      decisionsOf(review).map((decision) => ({ ...decision, capacity: review.capacity })),
    )
    .sort((one, other) => Date.parse(other.decidedAt) - Date.parse(one.decidedAt));
}

interface Description {
  notes: readonly ReviewNote[];
  present: PresentText;
  html: string;
  now: Date;
}

/** A review as the people who asked for it see it. */
export function describeReview(
  review: Review,
  { notes, present, html, now }: Description,
): ReviewType {
  const { id, name, email, capacity, dueOn, sentAt, sentBy } = review;
  const { decidedAt, reason, textHash, text } = review;
  const shown = notes.length > 0 ? visibleText(html) : '';
  const changes = text === null ? [] : changesBetween(text, present.text);
  return {
    ...{ id, name, email, capacity, dueOn, sentAt, sentBy, decidedAt, reason, textHash },
    state: stateOf(review, present, now),
    changedSince: changes.map(({ label }) => label),
    notes: notes.filter(({ reviewId }) => reviewId === id).map((note) => describeNote(note, shown)),
  };
}

/** A review that has not ended, and the text to review. */
export interface OpenReview {
  review: Review;
  present: PresentText;
}

export async function isKnownReview(manager: EntityManager, token: string): Promise<boolean> {
  const tokenHash = linkTokenHash(token);
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
  const tokenHash = linkTokenHash(token);
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
