import { In, type EntityManager } from 'typeorm';
import { ReviewNote } from './entities/review-note.entity.ts';
import type { Review } from './entities/review.entity.ts';
import { noteStateOf, stateOf, visibleText } from './review-state.ts';
import type { ReviewNoteType, ReviewType } from './review.types.ts';
import { changesBetween, type PresentText } from './reviewed-text.ts';

/** A note with its state; `shown` is the visible text of the article. */
export function describeNote(note: ReviewNote, shown: string): ReviewNoteType {
  const { id, passage, suggestion, createdAt } = note;
  return { id, passage, note: note.note, suggestion, createdAt, state: noteStateOf(note, shown) };
}

/** The notes of a review, oldest first. */
export function notesOf(manager: EntityManager, reviewIds: string[]): Promise<ReviewNote[]> {
  return manager.find(ReviewNote, { where: { reviewId: In(reviewIds) }, order: { id: 'ASC' } });
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
