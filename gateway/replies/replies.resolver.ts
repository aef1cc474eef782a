import { Arg, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import {
  ReplyDraftInput,
  ReplyDraftType,
  type ReplyDraftsService,
} from './drafts/reply-drafts.service.ts';
import { ReplyInput, RequestReplyType, type RepliesService } from './replies.service.ts';

const requestIdDescription = 'Id of the request.';

@Resolver(() => VisitorRequest)
export class RepliesResolver {
  constructor(
    private readonly replies: RepliesService,
    private readonly drafts: ReplyDraftsService,
  ) {}

  @FieldResolver(() => [RequestReplyType], {
    name: 'replies',
    description: 'The replies, oldest first, with their delivery state.',
  })
  thread(
    @CurrentAuthor() actor: Author,
    @Root() request: VisitorRequest,
  ): Promise<RequestReplyType[]> {
    return this.replies.thread(actor, request.id);
  }

  @Mutation(() => VisitorRequest, {
    description:
      'Replies to the visitor by e-mail, through the outbox; a new request becomes contacted. CONFLICT when the number of replies is not `basedOnReplies`. Administrator only.',
  })
  replyToRequest(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: requestIdDescription }) id: string,
    @Arg('input', () => ReplyInput, { description: 'The reply.' }) input: ReplyInput,
  ): Promise<VisitorRequest> {
    return this.replies.send(actor, id, input);
  }

  @Query(() => ReplyDraftType, {
    nullable: true,
    description: 'Your unsent reply to a request; null when there is none. Administrator only.',
  })
  replyDraft(
    @CurrentAuthor() actor: Author,
    @Arg('requestId', () => ID, { description: requestIdDescription }) requestId: string,
  ): Promise<ReplyDraftType | null> {
    return this.drafts.find(actor, requestId);
  }

  @Mutation(() => ReplyDraftType, {
    description: 'Saves a reply that is being written. Administrator only.',
  })
  saveReplyDraft(
    @CurrentAuthor() actor: Author,
    @Arg('requestId', () => ID, { description: requestIdDescription }) requestId: string,
    @Arg('input', () => ReplyDraftInput, { description: 'The text.' }) input: ReplyDraftInput,
  ): Promise<ReplyDraftType> {
    return this.drafts.save(actor, requestId, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes your unsent reply to a request; returns whether there was one. Administrator only.',
  })
  discardReplyDraft(
    @CurrentAuthor() actor: Author,
    @Arg('requestId', () => ID, { description: requestIdDescription }) requestId: string,
  ): Promise<boolean> {
    return this.drafts.discard(actor, requestId);
  }
}
