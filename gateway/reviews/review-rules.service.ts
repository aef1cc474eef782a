import {
  Arg,
  Field,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import {
  reviewRulesRules as rules,
  type ReviewCapacity,
  type ReviewScope,
} from '../../schema/review-rules.ts';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { Rule } from '../validation/rule.decorator.ts';
import { ReviewRules } from './entities/review-rules.entity.ts';
import { ReviewerCapacity } from './review.types.ts';

/** For which posts the approvals are required, for GraphQL. */
enum RequiredFor {
  NONE = 'NONE',
  CLAIMS = 'CLAIMS',
  ALL = 'ALL',
}

registerEnumType(RequiredFor, {
  name: 'ReviewScope',
  description: 'For which posts the approvals are required.',
  valuesConfig: {
    NONE: { description: 'For no post.' },
    CLAIMS: { description: 'For posts that state a figure of the register of claims.' },
    ALL: { description: 'For all posts.' },
  },
});

@ObjectType('ReviewRules', { description: 'What must be reviewed before a publication.' })
@InputType('ReviewRulesInput', { description: 'What must be reviewed before a publication.' })
export class ReviewRulesType {
  @Field(() => RequiredFor, { description: 'For which posts the approvals are required.' })
  @Rule(rules.appliesTo)
  appliesTo!: ReviewScope;

  @Field(() => [ReviewerCapacity], { description: 'Who must have approved exactly the text.' })
  @Rule(rules.capacities)
  capacities!: ReviewCapacity[];

  @Field({
    description: 'Whether who publishes must not be the last person who changed the text.',
  })
  @Rule(rules.fourEyes)
  fourEyes!: boolean;
}

/** What must be reviewed before a publication, from now on (product 26.5). */
export class ReviewRulesService extends SettingsService<ReviewRules, ReviewRulesType> {
  protected readonly table = {
    id: 'review',
    label: 'Review',
    row: ReviewRules,
    input: ReviewRulesType,
    defaults: { appliesTo: 'NONE' as const, capacities: [], fourEyes: false },
  };
}

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
