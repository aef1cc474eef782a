import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { ReviewRulesType, type ReviewRulesService } from './review-rules.service.ts';

/** GraphQL resolver for the rules of reviews (product 26.5). */
@Resolver()
export class ReviewRulesResolver {
  constructor(private readonly service: ReviewRulesService) {}

  @Query(() => ReviewRulesType, {
    description: 'What must be reviewed before a publication. Owner only.',
  })
  reviewRules(@CurrentAuthor() actor: Author): Promise<ReviewRulesType> {
    return this.service.read(actor);
  }

  @Mutation(() => ReviewRulesType, {
    description: 'Saves what must be reviewed before a publication, from now on. Owner only.',
  })
  saveReviewRules(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => ReviewRulesType, { description: 'The rules.' }) input: ReviewRulesType,
  ): Promise<ReviewRulesType> {
    return this.service.save(actor, input);
  }
}
