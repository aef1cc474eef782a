import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { authorOf } from '../access/policy.ts';
import { CurrentAuthor, type GraphQLContext } from '../graphql/context.ts';
import { Post } from '../posts/entities/post.entity.ts';
import type { PostLoaders } from '../posts/reading/post-loaders.ts';
import type { ApprovalRecords } from './approval-record.ts';
import { ApprovalRecord } from './approval-record.types.ts';
import type { ReviewNotesService } from './review-notes.service.ts';
import { RequestReviewInput, ReviewNoteType, ReviewType } from './review.types.ts';
import type { ReviewsService } from './reviews.service.ts';

/** GraphQL resolver for those who ask for reviews. */
@Resolver()
export class ReviewsResolver {
  constructor(
    private readonly service: ReviewsService,
    private readonly notes: ReviewNotesService,
    private readonly records: ApprovalRecords,
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
  ) {}

  @Query(() => [ReviewType], {
    description: 'The reviews of a post, newest first. Administrator only.',
    complexity: 40,
  })
  reviews(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: 'Id of the post.' }) postId: string,
  ): Promise<ReviewType[]> {
    return this.service.list(actor, postId);
  }

  @Query(() => ApprovalRecord, {
    description:
      'Who approved which text of a post, with notes, claims and overrides, for an auditor. Administrator only.',
    complexity: () => 300,
  })
  approvalRecord(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: 'Id of the post.' }) postId: string,
  ): Promise<ApprovalRecord> {
    return this.records.of(actor, postId);
  }

  @Mutation(() => ReviewType, {
    description:
      'Asks a person to review a draft, or the pending changes of a post, and mails the link. A public post without pending changes is a CONFLICT. Administrator only.',
  })
  requestReview(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: 'Id of the post.' }) postId: string,
    @Arg('input', () => RequestReviewInput, { description: 'Whom to ask.' })
    input: RequestReviewInput,
  ): Promise<ReviewType> {
    return this.service.request(actor, postId, input);
  }

  @Mutation(() => ReviewType, {
    description:
      'Withdraws a review: its link ends, and its decision no longer counts. Administrator only.',
  })
  withdrawReview(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
  ): Promise<ReviewType> {
    return this.service.withdraw(actor, id);
  }

  @Mutation(() => Post, {
    description:
      'Puts the suggestion of a note into the draft or the pending changes. A stale version, a passage that has changed, or a suggestion that cannot replace it cleanly, is a CONFLICT. Administrator only.',
  })
  async applyReviewNote(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: 'Id of the note.' }) id: string,
    @Arg('version', () => Int, { description: 'The version of the post.' }) version: number,
  ): Promise<Post> {
    const post = await this.notes.apply(authorOf(context.actor), id, version);
    this.loaders(context).clear();
    return post;
  }

  @Mutation(() => ReviewNoteType, {
    description: 'Closes a note; one that is closed already does not change. Administrator only.',
  })
  resolveReviewNote(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the note.' }) id: string,
  ): Promise<ReviewNoteType> {
    return this.notes.resolve(actor, id);
  }
}
