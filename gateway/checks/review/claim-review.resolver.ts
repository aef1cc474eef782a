import { Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import type { ClaimReviewService } from './claim-review.service.ts';
import { ClaimReview } from './claim-review.types.ts';

/** GraphQL side of the review of the claims. */
@Resolver()
export class ClaimReviewResolver {
  constructor(private readonly reviews: ClaimReviewService) {}

  @Query(() => ClaimReview, {
    description:
      'Where the published claims are used, and the findings of the checks in published posts; reads at most 40 posts again at a time. Administrator only.',
    complexity: 40,
  })
  claimReview(@CurrentAuthor() actor: Author): Promise<ClaimReview> {
    return this.reviews.review(actor);
  }
}
