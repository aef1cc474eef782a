import { reviewMessages as messages } from '../../schema/review-rules.ts';
import type { Administrator, Author } from '../access/actor.ts';
import { requireForPosts, requirePerson } from '../access/policy.ts';
import { Failure } from '../failure.ts';
import type { PostEditingService } from '../posts/editing/post-editing.service.ts';
import { conflictMessage } from '../posts/editing/update-post.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import type { RenderAnswers } from '../posts/markdown/render-answer.ts';
import type { RenderContent } from '../posts/markdown/process-content.ts';
import type { PendingChangesService } from '../posts/pending/pending-changes.service.ts';
import { requireRecord } from '../database/record-id.ts';
import { unknownPostMessage } from '../posts/reading/visible-posts.ts';
import { describeNote, recordReview } from './find-review.ts';
import { ReviewNote, type StoredNoteState } from './entities/review-note.entity.ts';
import { Review } from './entities/review.entity.ts';
import { replacePassage } from './replace-passage.ts';
import { reviewArticle, type ReviewArticleOptions } from './review-article.ts';
import { ReviewNoteState, visibleText } from './review-state.ts';
import type { ReviewNoteType } from './review.types.ts';
import { presentTextOf, type PresentText } from './reviewed-text.ts';
import { reviewsLock } from '../database/locks.ts';

interface ReviewNotesOptions {
  article: ReviewArticleOptions;
  editing: PostEditingService;
  pendingChanges: PendingChangesService;
  render: RenderContent;
  renderAnswers: RenderAnswers;
  now: () => Date;
}

interface FoundNote {
  note: ReviewNote;
  review: Review;
  present: PresentText;
}

function requireWriter(actor: Author): asserts actor is Administrator {
  requirePerson(actor);
  requireForPosts(actor, 'write');
}

function conflict(message: string): Failure {
  return new Failure('CONFLICT', message);
}

/** Applies and closes the notes of reviewers (product 26.4). */
export class ReviewNotesService {
  constructor(private readonly options: ReviewNotesOptions) {}

  /**
   * Puts the suggestion of a note into the draft, or into the pending changes of a published post.
   * @throws Failure NOT_FOUND for an unknown note, CONFLICT for a stale version, a passage that has
   *   changed, or one that the suggestion cannot replace cleanly.
   */
  async apply(actor: Author, id: string, version: number): Promise<Post> {
    requireWriter(actor);
    const { article, render, renderAnswers } = this.options;
    const { note, present } = await this.find(id);
    const { suggestion } = note;
    if (note.state !== 'OPEN') throw conflict(messages.noteClosed);
    if (suggestion === null) throw conflict(messages.noSuggestion);
    if (present.post.version !== version) {
      throw conflict(conflictMessage(version, present.post.version));
    }
    const shown = visibleText(await reviewArticle(present, article));
    if (describeNote(note, shown).state === ReviewNoteState.LOST)
      throw conflict(messages.passageLost);
    const change = await replacePassage(
      present.text,
      { passage: note.passage, prefix: note.prefix, suffix: note.suffix, suggestion },
      {
        content: async (markdown) => (await render(markdown)).html,
        answer: async (markdown) => (await renderAnswers([markdown]))[0] ?? '',
      },
    );
    if (change === undefined) throw conflict(messages.notReplaceable);
    const post = await this.save(actor, present, { ...change, version });
    await this.close(actor, note, 'APPLIED');
    return post;
  }

  /**
   * Closes a note; one that is closed already does not change.
   * @throws Failure NOT_FOUND for an unknown note.
   */
  async resolve(actor: Author, id: string): Promise<ReviewNoteType> {
    requireWriter(actor);
    const { note, present } = await this.find(id);
    const closed = await this.close(actor, note, 'RESOLVED');
    return describeNote(closed, visibleText(await reviewArticle(present, this.options.article)));
  }

  private save(actor: Author, { post, pending }: PresentText, change: object): Promise<Post> {
    const { editing, pendingChanges } = this.options;
    if (pending === null && !post.published) {
      return editing.update(actor, post.id, change, { versionRequired: true });
    }
    const number = pending === null ? {} : { waitingChanges: pending.number };
    return pendingChanges.save(actor, post.id, { ...change, ...number });
  }

  private close(
    actor: Administrator,
    { id }: ReviewNote,
    state: Exclude<StoredNoteState, 'OPEN'>,
  ): Promise<ReviewNote> {
    const { article, now } = this.options;
    return article.database.write(async (manager) => {
      const closing = { state, closedAt: now(), closedBy: actor.email };
      const { affected } = await manager.update(ReviewNote, { id, state: 'OPEN' }, closing);
      const note = await manager.findOneByOrFail(ReviewNote, { id });
      if (affected === 1) {
        const review = await manager.findOneByOrFail(Review, { id: note.reviewId });
        await recordReview(manager, review, {
          ...{ at: closing.closedAt, by: actor.email, action: 'post.review.note' },
          detail: state === 'APPLIED' ? 'Applied' : 'Resolved',
        });
      }
      return note;
    }, reviewsLock);
  }

  private async find(id: string): Promise<FoundNote> {
    const { database } = this.options.article;
    const note = await requireRecord(database.reader, ReviewNote, id, messages.unknownNote);
    const review = await database.reader.findOneByOrFail(Review, { id: note.reviewId });
    const present = await presentTextOf(database.reader, review.postId, this.options.now());
    if (present === null) {
      throw new Failure('NOT_FOUND', unknownPostMessage);
    }
    return { note, review, present };
  }
}
