import type { EntityManager } from 'typeorm';
import type { Finding } from '../../schema/check-rules.ts';
import type { ClaimStatement } from '../checks/claims/claim-statements.ts';
import type { CheckedPost } from '../posts/editing/publication-gate.ts';
import { isPublic } from '../posts/reading/visible-posts.ts';
import {
  countingDecisions,
  describeNote,
  notesOf,
  openReviewOf,
  type OpenReview,
} from './find-review.ts';
import { reviewArticle, type ReviewArticleOptions } from './review-article.ts';
import { stateOf, visibleText } from './review-state.ts';
import type { ReviewClaimType, ReviewPageType } from './review.types.ts';
import {
  approvedTextOf,
  changesBetween,
  type ApprovedText,
  type PresentText,
} from './reviewed-text.ts';

/** The findings for a text on a day, and the registered claims that it uses. */
export type ReviewText = (
  post: CheckedPost,
  day: Date,
) => Promise<{ findings: Finding[]; statements: ClaimStatement[] }>;

interface ReviewPageOptions {
  article: ReviewArticleOptions;
  reviewText: ReviewText;
  now: () => Date;
}

/** A figure with each claim that it states, or with those that it contradicts. */
export function claimsIn(statements: readonly ClaimStatement[]): ReviewClaimType[] {
  return statements.flatMap(({ claims, matching, figure, sentence }) =>
    (matching.length > 0 ? matching : claims).map(({ wording, source, validUntil }) => ({
      ...{ figure, sentence, wording, source },
      validUntil: validUntil ?? null,
      contradicted: matching.length === 0,
    })),
  );
}

/** The published text, else the last approved one; null if there is neither. */
async function textBefore(
  manager: EntityManager,
  { post, live }: PresentText,
  now: Date,
): Promise<ApprovedText | null> {
  if (isPublic(post, now)) return approvedTextOf(live);
  const decisions = await countingDecisions(manager, post.id);
  return decisions.find(({ decision }) => decision === 'APPROVE')?.text ?? null;
}

/** What a reviewer reads (product 26.2). Reading it changes nothing. */
export class ReviewPageService {
  constructor(private readonly options: ReviewPageOptions) {}

  /** @throws Failure NOT_FOUND for a bad token, CONFLICT for a review that has ended. */
  async page(token: string): Promise<ReviewPageType> {
    const { article, now } = this.options;
    return this.describe(await openReviewOf(article.database.reader, token, now()));
  }

  /** The page of an open review. */
  async describe({ review, present }: OpenReview): Promise<ReviewPageType> {
    const { article, reviewText, now } = this.options;
    const { reader } = article.database;
    const { capacity, dueOn, message, reason } = review;
    const html = await reviewArticle(present, article);
    const before = await textBefore(reader, present, now());
    const { text, hash: textHash, post } = present;
    const { findings, statements } = await reviewText({ ...text, slug: post.slug }, now());
    const shown = visibleText(html);
    const notes = await notesOf(reader, [review.id]);
    return {
      ...{ title: text.title, html, textHash, capacity, name: review.name ?? '', dueOn, message },
      ...{ state: stateOf(review, present, now()), reason, findings },
      changes: before === null ? [] : changesBetween(before, text),
      claims: claimsIn(statements),
      notes: notes.map((note) => describeNote(note, shown)),
    };
  }
}
