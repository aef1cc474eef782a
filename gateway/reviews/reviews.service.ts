import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { reviewLimits as limits, reviewMessages as messages } from '../../schema/review-rules.ts';
import type { Author } from '../access/actor.ts';
import { linkTokenHash, newLinkToken } from '../access/link-token.ts';
import { requirePerson } from '../access/policy.ts';
import { rowOf } from '../database/rows.ts';
import { Failure } from '../failure.ts';
import { requireRecord } from '../database/record-id.ts';
import { unknownPostMessage } from '../posts/reading/visible-posts.ts';
import { validated } from '../validation/validated.ts';
import { describeReview, notesOf, recordReview } from './find-review.ts';
import { Review } from './entities/review.entity.ts';
import { reviewArticle, type ReviewArticleOptions } from './review-article.ts';
import { deleteUndelivered, type ReviewMails } from './review-mails.ts';
import { RequestReviewInput, type ReviewType } from './review.types.ts';
import { presentTextOf, type PresentText } from './reviewed-text.ts';
import { reviewsLock } from '../database/locks.ts';

interface ReviewsOptions {
  article: ReviewArticleOptions;
  mails: ReviewMails;
  /** Called after a message was added to the outbox. */
  onMessages: () => void;
  now: () => Date;
}

async function requirePost(
  manager: EntityManager,
  postId: string,
  now: Date,
): Promise<PresentText> {
  const present = await presentTextOf(manager, postId, now);
  if (present === null) {
    throw new Failure('NOT_FOUND', unknownPostMessage);
  }
  return present;
}

/** Asks people outside the team for reviews, and lists them (product 26.1). */
export class ReviewsService {
  constructor(private readonly options: ReviewsOptions) {}

  /**
   * Asks a person to review the present text of a post; mails the link.
   * @throws Failure NOT_FOUND for an unknown post, CONFLICT for a public one without pending
   *   changes.
   */
  async request(actor: Author, postId: string, raw: unknown): Promise<ReviewType> {
    requirePerson(actor);
    const { name, email, capacity, dueOn, message } = validated(RequestReviewInput, raw);
    const { article, mails, onMessages, now } = this.options;
    const token = newLinkToken();
    const review = await article.database.write(async (manager) => {
      const sentAt = now();
      const { isReviewable } = await requirePost(manager, postId, sentAt);
      if (!isReviewable) {
        throw new Failure('CONFLICT', messages.nothingToReview);
      }
      if ((await manager.countBy(Review, { postId })) >= limits.perPost) {
        throw new Failure('CONFLICT', messages.tooMany);
      }
      const id = uuidv7({ msecs: sentAt.getTime() });
      const asked = rowOf(Review, {
        ...{ id, postId, name, email, capacity, sentAt, sentBy: actor.email },
        tokenHash: linkTokenHash(token) ?? null,
        dueOn: dueOn ?? null,
        message: message || null,
        ...{ decision: null, decidedAt: null, reason: null, textHash: null, text: null },
        ...{ earlierDecisions: [], withdrawnAt: null, endedAt: null },
        ...{ codeHash: null, codeAttempts: 0, codesSentAt: [], codeMessageId: null },
        linkMessageId: await mails.addLink(manager, { id }, token),
      });
      await manager.insert(Review, asked);
      const action = { at: sentAt, by: actor.email, action: 'post.review' } as const;
      await recordReview(manager, asked, action);
      return asked;
    }, reviewsLock);
    onMessages();
    return this.described(review);
  }

  /**
   * The reviews of a post, newest first.
   * @throws Failure NOT_FOUND for an unknown post.
   */
  async list(actor: Author, postId: string): Promise<ReviewType[]> {
    requirePerson(actor);
    const { article, now } = this.options;
    const { reader } = article.database;
    const present = await requirePost(reader, postId, now());
    const reviews = await reader.find(Review, { where: { postId }, order: { id: 'DESC' } });
    const notes = await notesOf(
      reader,
      reviews.map(({ id }) => id),
    );
    const html = notes.length > 0 ? await reviewArticle(present, article) : '';
    const description = { notes, present, html, now: now() };
    return reviews.map((review) => describeReview(review, description));
  }

  /**
   * Withdraws a review, whose link ends and whose decision no longer counts.
   * @throws Failure NOT_FOUND for an unknown review, or post.
   */
  async withdraw(actor: Author, id: string): Promise<ReviewType> {
    requirePerson(actor);
    const { article, now } = this.options;
    const { reader } = article.database;
    const { postId } = await requireRecord(reader, Review, id, messages.unknown);
    await requirePost(reader, postId, now());
    const review = await article.database.write(async (manager) => {
      const found = await requireRecord(manager, Review, id, messages.unknown);
      if (found.withdrawnAt !== null) return found;
      const withdrawnAt = now();
      const { linkMessageId, codeMessageId } = found;
      await deleteUndelivered(manager, [linkMessageId, codeMessageId]);
      await manager.update(Review, { id }, { withdrawnAt, codeHash: null });
      const action = { at: withdrawnAt, by: actor.email, action: 'post.review.end' } as const;
      await recordReview(manager, found, action);
      return Object.assign(found, { withdrawnAt });
    }, reviewsLock);
    return this.described(review);
  }

  private async described(review: Review): Promise<ReviewType> {
    const { article, now } = this.options;
    const { reader } = article.database;
    const present = await requirePost(reader, review.postId, now());
    const notes = await notesOf(reader, [review.id]);
    const html = notes.length > 0 ? await reviewArticle(present, article) : '';
    return describeReview(review, { notes, present, html, now: now() });
  }
}
