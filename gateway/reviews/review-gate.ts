import type { EntityManager } from 'typeorm';
import type { MissingReview, ReviewCapacity } from '../../schema/review-rules.ts';
import type {
  CheckedPost,
  PublicationGate,
  RequiredReviews,
  ReviewedPublication,
} from '../posts/editing/publication-gate.ts';
import { countingDecisions } from './find-review.ts';
import type { ReviewText } from './review-page.service.ts';
import type { ReviewRulesService } from './review-rules.service.ts';

interface ReviewGateOptions {
  rules: Pick<ReviewRulesService, 'current'>;
  reviewText: ReviewText;
  now: () => Date;
}

/**
 * The capacities that approved a text: the newest decision of each on exactly this text counts, and
 * a withdrawn one does not (product 26.5).
 */
async function approvedCapacities(
  manager: EntityManager,
  postId: string,
  textHash: string,
): Promise<Set<ReviewCapacity>> {
  const decisions = await countingDecisions(manager, postId);
  const oldestFirst = decisions.filter((it) => it.textHash === textHash).reverse();
  const newest = new Map(oldestFirst.map(({ capacity, decision }) => [capacity, decision]));
  return new Set([...newest].flatMap(([capacity, it]) => (it === 'APPROVE' ? [capacity] : [])));
}

/** The part of reviews in publications (product 26.5). */
export class ReviewGate implements Pick<PublicationGate, 'requiredReviews' | 'missingReviews'> {
  constructor(private readonly options: ReviewGateOptions) {}

  /** The reviews that the rules ask for; undefined if there are none. */
  async requiredReviews(post: CheckedPost): Promise<RequiredReviews | undefined> {
    const { appliesTo, capacities, fourEyes } = await this.options.rules.current();
    const isAsked = capacities.length > 0 && (await this.applies(appliesTo, post));
    return isAsked || fourEyes ? { capacities: isAsked ? capacities : [], fourEyes } : undefined;
  }

  /** What a text lacks, in the transaction in which it becomes public. */
  async missingReviews(
    manager: EntityManager,
    { capacities, fourEyes }: RequiredReviews,
    { post, textHash, by }: ReviewedPublication,
  ): Promise<MissingReview[]> {
    const approved = await approvedCapacities(manager, post.id, textHash);
    const isAlone = fourEyes && (by === null || by === post.textBy);
    return [
      ...capacities.filter((capacity) => !approved.has(capacity)),
      ...(isAlone ? (['FOUR_EYES'] as const) : []),
    ];
  }

  private async applies(scope: 'NONE' | 'CLAIMS' | 'ALL', post: CheckedPost): Promise<boolean> {
    if (scope !== 'CLAIMS') return scope === 'ALL';
    const { reviewText, now } = this.options;
    return (await reviewText(post, now())).statements.length > 0;
  }
}
