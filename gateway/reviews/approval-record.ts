import type { Author } from '../access/actor.ts';
import { requirePerson } from '../access/policy.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { overridesOf } from '../posts/editing/record-post.ts';
import { PostSave } from '../posts/history/post-save.entity.ts';
import { PostRevision } from '../posts/entities/post-revision.entity.ts';
import { approvedTextHash } from '../posts/entities/text-hash.ts';
import { unknownPostMessage } from '../posts/reading/visible-posts.ts';
import { ApprovalNote, type ApprovalPage, type ApprovalRecord } from './approval-record.types.ts';
import { describeNote, notesOf } from './find-review.ts';
import type { ReviewNote } from './entities/review-note.entity.ts';
import { Review } from './entities/review.entity.ts';
import { reviewArticle, type ReviewArticleOptions } from './review-article.ts';
import { claimsIn, type ReviewText } from './review-page.service.ts';
import { decisionsOf, visibleText } from './review-state.ts';
import { presentTextOf, approvedTextOf, type ApprovedText } from './reviewed-text.ts';

/** How many texts of a post the record covers, the newest first. */
const pagesMax = 50;

interface ApprovalRecordOptions {
  article: ReviewArticleOptions;
  reviewText: ReviewText;
  now: () => Date;
}

/** A text of a post, and since when it is its text. */
interface RecordedText {
  /** Null for pending changes that were published otherwise, and for a version that was deleted. */
  version: number | null;
  savedAt: Date;
  /** When another version replaced it, whose text may not be stored any more. */
  replacedAt: Date | undefined;
  savedBy: string | null;
  hash: string;
  text: ApprovedText;
}

async function versionsOf(
  { reader }: Database,
  postId: string,
  current: { version: number; text: ApprovedText },
): Promise<RecordedText[]> {
  const saves = await reader.find(PostSave, { where: { postId }, order: { version: 'DESC' } });
  const revisions = await reader.findBy(PostRevision, { postId });
  const texts = new Map(
    revisions.map(({ version, snapshot }) => [version, approvedTextOf(snapshot)]),
  );
  texts.set(current.version, current.text);
  return saves.flatMap(({ version, savedAt, savedBy }, index) => {
    const text = texts.get(version);
    if (text === undefined) return [];
    const replacedAt = saves[index - 1]?.savedAt;
    return [{ version, savedAt, replacedAt, savedBy, text, hash: approvedTextHash(text) }];
  });
}

/** The decided texts that no stored version has. */
function decidedTexts(reviews: readonly Review[], known: readonly RecordedText[]): RecordedText[] {
  const hashes = new Set(known.map(({ hash }) => hash));
  return reviews.flatMap((review) =>
    decisionsOf(review).flatMap(({ textHash: hash, text, decidedAt }) => {
      if (hashes.has(hash)) return [];
      hashes.add(hash);
      const savedAt = new Date(decidedAt);
      return [{ version: null, savedAt, replacedAt: undefined, savedBy: null, hash, text }];
    }),
  );
}

/** Who approved which text of a post, for an auditor (product 26.6). */
export class ApprovalRecords {
  constructor(private readonly options: ApprovalRecordOptions) {}

  /**
   * The record of a post: a page per text, the newest first.
   * @throws Failure NOT_FOUND for an unknown post.
   */
  async of(actor: Author, postId: string): Promise<ApprovalRecord> {
    requirePerson(actor);
    const { article, now } = this.options;
    const { database } = article;
    const present = await presentTextOf(database.reader, postId, now());
    if (present === null) throw new Failure('NOT_FOUND', unknownPostMessage);
    const { post, live } = present;
    const reviews = await database.reader.find(Review, {
      where: { postId },
      order: { id: 'ASC' },
    });
    const notes = await notesOf(
      database.reader,
      reviews.map(({ id }) => id),
    );
    const versions = await versionsOf(database, post.id, {
      version: post.version,
      text: approvedTextOf(live),
    });
    const texts = [...versions, ...decidedTexts(reviews, versions)]
      .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
      .slice(0, pagesMax);
    const shown = notes.length > 0 ? visibleText(await reviewArticle(present, article)) : '';
    const overrides = await overridesOf(database.reader, post.id);
    const pages: ApprovalPage[] = [];
    for (const [index, text] of texts.entries()) {
      const ends = [text.replacedAt, texts[index - 1]?.savedAt];
      const wasCurrent = (at: Date): boolean =>
        at >= text.savedAt && ends.every((end) => end === undefined || at < end);
      const own = reviews.filter((review) =>
        decisionsOf(review).some(({ textHash }) => textHash === text.hash),
      );
      pages.push({
        ...{ version: text.version, savedAt: text.savedAt, savedBy: text.savedBy },
        ...{ title: text.text.title, textHash: text.hash },
        decisions: own.flatMap((review) =>
          decisionsOf(review)
            .filter(({ textHash }) => textHash === text.hash)
            .map(({ decision, decidedAt, reason }) => ({
              ...{ capacity: review.capacity, name: review.name, decision, reason },
              decidedAt: new Date(decidedAt),
              withdrawnAt: review.withdrawnAt,
            })),
        ),
        notes: notes
          .filter((note) => this.belongs(note, reviews, text.hash, wasCurrent))
          .map((note) =>
            Object.assign(new ApprovalNote(), describeNote(note, shown), {
              closedAt: note.closedAt,
            }),
          ),
        claims: await this.claims(text.text, post.slug),
        overrides: overrides.filter(({ version }) => version === text.version),
      });
    }
    return { postId: post.id, title: post.title, pages };
  }

  /** A note belongs to the text that its reviewer decided on next, else to the text of its time. */
  private belongs(
    { reviewId, createdAt }: ReviewNote,
    reviews: readonly Review[],
    hash: string,
    wasCurrent: (at: Date) => boolean,
  ): boolean {
    const review = reviews.find(({ id }) => id === reviewId);
    if (review === undefined) return false;
    const next = decisionsOf(review).find(({ decidedAt }) => new Date(decidedAt) >= createdAt);
    return next === undefined ? wasCurrent(createdAt) : next.textHash === hash;
  }

  private async claims(text: ApprovedText, slug: string) {
    const { reviewText, now } = this.options;
    return claimsIn((await reviewText({ ...text, slug }, now())).statements);
  }
}
