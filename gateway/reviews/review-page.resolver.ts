import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ReviewDecision } from '../../schema/review-rules.ts';
import { preventCaching, type GraphQLContext } from '../graphql/context.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { ReviewPageService } from './review-page.service.ts';
import {
  ReviewerDecision,
  ReviewNoteInput,
  ReviewNoteType,
  ReviewPageType,
} from './review.types.ts';
import type { ReviewerService } from './reviewer.service.ts';

const tokenDescription = 'The last part of the link in the e-mail to the reviewer.';
const pageCost = 100;

/** GraphQL resolver for the holder of a link to a review, who needs no session (product 26.2). */
@Resolver()
export class ReviewPageResolver {
  constructor(
    private readonly pages: ReviewPageService,
    private readonly reviewer: ReviewerService,
    /** Counts changes by client. */
    private readonly limiter: AddressLimiter,
  ) {}

  @Query(() => ReviewPageType, {
    description:
      'What a reviewer sees. NOT_FOUND for a bad token, CONFLICT for a review that has ended.',
    complexity: pageCost,
  })
  reviewByToken(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<ReviewPageType> {
    preventCaching(context);
    return this.pages.page(token);
  }

  @Mutation(() => ReviewNoteType, {
    description:
      'Adds a note on a passage. Limited to 60 per 10 minutes per client address, together with the other operations of reviewers.',
  })
  async addReviewNote(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Arg('input', () => ReviewNoteInput, { description: 'The note.' }) input: ReviewNoteInput,
  ): Promise<ReviewNoteType> {
    await this.limiter.take(clientAddress);
    return this.reviewer.addNote(token, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a code of six digits to the reviewer, valid for 15 minutes and five attempts; it ends the former one. RATE_LIMITED for a sixth one within an hour.',
  })
  async sendReviewCode(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<boolean> {
    await this.limiter.take(clientAddress);
    return this.reviewer.sendCode(token);
  }

  @Mutation(() => ReviewPageType, {
    description:
      'Decides on exactly the text that was shown; a later decision replaces it. BAD_USER_INPUT for a wrong code, CONFLICT if the text has changed.',
    complexity: pageCost,
  })
  async decideReview(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Arg('code', () => String, { description: 'The code in the e-mail.' }) code: string,
    @Arg('decision', () => ReviewerDecision, { description: 'The decision.' })
    decision: ReviewDecision,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'At most 2,000 characters; at least 10 to ask for changes.',
    })
    reason: string | null | undefined,
    @Arg('textHash', () => String, { description: '`textHash` of the page that was shown.' })
    textHash: string,
  ): Promise<ReviewPageType> {
    await this.limiter.take(clientAddress);
    const sent = { code, decision, reason: reason ?? '', textHash };
    return this.pages.describe(await this.reviewer.decide(token, sent));
  }
}
