import { timingSafeEqual } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import {
  reasonProblem,
  reviewLimits as limits,
  reviewMessages as messages,
} from '../../schema/review-rules.ts';
import { withoutStrayControls } from '../../schema/text-rules.ts';
import type { Database } from '../database/database.ts';
import { rowOf } from '../database/rows.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { validated } from '../validation/validated.ts';
import { describeNote, openReviewOf, recordReview, type OpenReview } from './find-review.ts';
import { ReviewNote } from './entities/review-note.entity.ts';
import { Review } from './entities/review.entity.ts';
import { reviewArticle, type ReviewArticleOptions } from './review-article.ts';
import { deleteMessages } from '../mail/outbox-deletion.ts';
import type { ReviewMails } from './review-mails.ts';
import { newReviewCode, type ReviewSecrets } from './review-secrets.ts';
import { decisionsOf, visibleText } from './review-state.ts';
import { ReviewNoteInput, type ReviewNoteType, type SentDecision } from './review.types.ts';
import { reviewsLock } from '../database/locks.ts';

interface ReviewerOptions {
  database: Database;
  article: ReviewArticleOptions;
  secrets: ReviewSecrets;
  mails: ReviewMails;
  /** Called after a message was added to the outbox. */
  onMessages: () => void;
  now: () => Date;
}

function isSame(hash: string, other: string): boolean {
  const [one, two] = [Buffer.from(hash), Buffer.from(other)];
  return one.length === two.length && timingSafeEqual(one, two);
}

/** What the holder of a link may do (product 26.2). */
export class ReviewerService {
  constructor(private readonly options: ReviewerOptions) {}

  /**
   * Adds a note on a passage.
   * @throws Failure NOT_FOUND for a bad token, CONFLICT for a review that has ended.
   */
  async addNote(token: string, raw: unknown): Promise<ReviewNoteType> {
    const { database, article, now } = this.options;
    const { passage, prefix, suffix, note, suggestion } = validated(ReviewNoteInput, raw);
    const { added, present } = await database.write(async (manager) => {
      const at = now();
      const { review, present } = await openReviewOf(manager, token, at);
      if ((await manager.countBy(ReviewNote, { reviewId: review.id })) >= limits.notes) {
        throw new Failure('CONFLICT', messages.tooManyNotes);
      }
      const added = rowOf(ReviewNote, {
        ...{ id: uuidv7({ msecs: at.getTime() }), reviewId: review.id, passage, note },
        ...{ prefix: prefix ?? '', suffix: suffix ?? '', suggestion: suggestion || null },
        ...{ state: 'OPEN', createdAt: at, closedAt: null, closedBy: null },
      });
      await manager.insert(ReviewNote, added);
      return { added, present };
    }, reviewsLock);
    return describeNote(added, visibleText(await reviewArticle(present, article)));
  }

  /**
   * Mails a code of six digits, which ends the former one.
   * @throws Failure as `addNote` does, RATE_LIMITED for a sixth code within an hour.
   */
  async sendCode(token: string): Promise<true> {
    const { database, secrets, mails, onMessages, now } = this.options;
    await database.write(async (manager) => {
      const at = now().getTime();
      const { review } = await openReviewOf(manager, token, new Date(at));
      const recent = review.codesSentAt.filter((sent) => sent > at - limits.codesPerMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= limits.codesPerHour) {
        const retryAfterSeconds = Math.ceil((oldest + limits.codesPerMs - at) / 1_000);
        throw new Failure('RATE_LIMITED', messages.tooManyCodes, { retryAfterSeconds });
      }
      const code = newReviewCode();
      await deleteMessages(manager, [review.codeMessageId]);
      await manager.save(
        Object.assign(review, {
          codeHash: secrets.codeHash(review.id, code),
          codeAttempts: 0,
          codesSentAt: [...recent, at],
          codeMessageId: await mails.addCode(manager, review, code),
        }),
      );
    }, reviewsLock);
    onMessages();
    return true;
  }

  /**
   * Stores a decision on exactly the text that was shown, and mails it to whoever asked for the
   * review; a later one replaces it.
   * @throws Failure as `addNote` does, CONFLICT for another text, BAD_USER_INPUT for a wrong code
   *   or a missing reason.
   */
  async decide(token: string, sent: SentDecision): Promise<OpenReview> {
    const reason = withoutStrayControls(sent.reason).trim();
    const problem = reasonProblem(sent.decision, reason);
    const decided = await this.options.database.write(async (manager) => {
      const open = await openReviewOf(manager, token, this.options.now());
      if (problem !== undefined) throw fieldFailure('reason', problem);
      if (sent.textHash !== open.present.hash) {
        throw new Failure('CONFLICT', messages.otherText);
      }
      // A wrong code is counted, so it must not roll the transaction back.
      return (await this.isCode(manager, open.review, sent.code))
        ? this.store(manager, open, { ...sent, reason })
        : undefined;
    }, reviewsLock);
    if (decided === undefined) throw fieldFailure('code', messages.codeWrong);
    this.options.onMessages();
    return decided;
  }

  /** Whether this is the current code of a review; a wrong one counts as an attempt. */
  private async isCode(manager: EntityManager, review: Review, code: string): Promise<boolean> {
    const { secrets, now } = this.options;
    const { id, codeHash, codeAttempts, codesSentAt } = review;
    const sentAt = codesSentAt.at(-1) ?? -Infinity;
    const isOver = now().getTime() >= sentAt + limits.codeMs || codeAttempts >= limits.codeAttempts;
    if (codeHash === null || isOver) return false;
    const right = isSame(secrets.codeHash(id, code.replace(/\s+/g, '')), codeHash);
    if (!right) {
      await manager.update(Review, { id }, { codeAttempts: codeAttempts + 1 });
    }
    return right;
  }

  private async store(
    manager: EntityManager,
    { review, present }: OpenReview,
    { decision, reason }: SentDecision,
  ): Promise<OpenReview> {
    const { now, mails } = this.options;
    const decidedAt = now();
    const { hash: textHash, text } = present;
    const earlierDecisions = decisionsOf(review);
    const changes = {
      ...{ decision, decidedAt, textHash, text, reason: reason || null, earlierDecisions },
    };
    const saved = await manager.save(Object.assign(review, changes, { codeHash: null }));
    await recordReview(manager, saved, {
      ...{ at: decidedAt, by: null, action: 'post.review.decide' },
      detail: decision === 'APPROVE' ? 'Approved' : 'Asked for changes',
    });
    await mails.addDecision(manager, saved);
    return { review: saved, present };
  }
}
