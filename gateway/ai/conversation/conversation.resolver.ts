import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Faq } from '../../../schema/content/lists.ts';
import type { Author } from '../../access/actor.ts';
import { authorOf } from '../../access/policy.ts';
import { CurrentAuthor, type GraphQLContext } from '../../graphql/context.ts';
import { Post } from '../../posts/entities/post.entity.ts';
import type { PostLoaders } from '../../posts/reading/post-loaders.ts';
import { contentType } from '../../site/content/content-types.ts';
import { stepOrFailure, streamOf, type GenerationStep } from '../generation-stream.ts';
import { Generation } from '../generation.entity.ts';
import type { ConversationService } from './conversation.service.ts';
import { AcceptRevisionInput, RevisePostInput } from './revision.input.ts';
import type { RevisionService } from './revision.service.ts';

@ObjectType('RevisedPost', { description: 'A whole post as proposed by the AI generator.' })
class RevisedPost {
  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Its summary.' })
  excerpt!: string;

  @Field(() => [String], { description: 'Its tags.' })
  tags!: string[];

  @Field({ description: 'Its text, in Markdown.' })
  content!: string;

  @Field(() => [contentType('Faq')], { description: 'Its questions and answers.' })
  faqs!: Faq[];
}

/** Text added since the previous event; the last event contains the turn. */
@ObjectType('RevisionEvent', {
  description: 'Text added to a revised post since the previous event.',
})
class RevisionEvent {
  @Field(() => String, { nullable: true, description: 'The title, once it is complete.' })
  title!: string | null;

  @Field(() => String, { description: 'Markdown to add at the end of the text.' })
  addition!: string;

  @Field(() => Generation, {
    nullable: true,
    description: 'The turn with the revised post, in the last event.',
  })
  turn!: Generation | null;
}

const inputDescription = 'What is to be changed.';
const turnIdDescription = 'Id of the turn.';

@Resolver(() => Generation)
export class ConversationResolver {
  constructor(
    private readonly conversations: ConversationService,
    private readonly revisions: RevisionService,
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
  ) {}

  @Query(() => [Generation], {
    description:
      'The conversation with the AI generator about a post, oldest turn first, at most the last 100. Administrator only.',
  })
  postConversation(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: 'Id of the post.' }) postId: string,
  ): Promise<Generation[]> {
    return this.conversations.turns(actor, postId);
  }

  @Query(() => Generation, {
    description: 'One turn of a conversation with the AI generator. Administrator only.',
  })
  conversationTurn(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: turnIdDescription }) id: string,
  ): Promise<Generation> {
    return this.conversations.turn(actor, id);
  }

  @FieldResolver(() => RevisedPost, {
    nullable: true,
    description: 'The whole proposed post; null if there is no proposal.',
    complexity: 40,
  })
  revision(@CurrentAuthor() actor: Author, @Root() { id }: Generation) {
    return this.conversations.revision(actor, id);
  }

  @Mutation(() => Generation, {
    description:
      'Revises a post with AI, given the conversation so far and the present text. The post itself is not changed. Administrator only.',
  })
  revisePost(
    @Arg('input', () => RevisePostInput, { description: inputDescription }) input: RevisePostInput,
    @CurrentAuthor() actor: Author,
  ): Promise<Generation> {
    return this.revisions.revise(actor, input);
  }

  @Subscription(() => RevisionEvent, {
    description:
      'Like revisePost, but streams the text as it is written; closing the stream ends the revision. Send `Accept: text/event-stream`. Administrator only.',
    subscribe: ({ args, context }: { args: { input?: unknown }; context: GraphQLContext }) =>
      streamOf(context, ({ revisions }, observer) =>
        revisions.revise(authorOf(context.actor), args.input, observer),
      ),
  })
  revisePostStream(
    @Arg('input', () => RevisePostInput, { description: inputDescription })
    _input: RevisePostInput,
    @Root() step: GenerationStep<Generation> | undefined,
  ): RevisionEvent {
    const good = stepOrFailure(step);
    return good.kind === 'written'
      ? { title: good.title, addition: good.addition, turn: null }
      : { title: null, addition: '', turn: good.result };
  }

  @Mutation(() => Post, {
    description:
      'Saves the accepted parts of a revision as a new version of the post. A stale version is a CONFLICT, and the proposal remains. Administrator only.',
  })
  async acceptRevision(
    @Arg('id', () => ID, { description: turnIdDescription }) id: string,
    @Arg('input', () => AcceptRevisionInput, { description: 'The accepted parts.' })
    input: AcceptRevisionInput,
    @Ctx() context: GraphQLContext,
  ): Promise<Post> {
    const post = await this.conversations.accept(authorOf(context.actor), id, input);
    this.loaders(context).clear();
    return post;
  }

  @Mutation(() => Generation, {
    description: 'Rejects the proposal of a turn; the post does not change. Administrator only.',
  })
  leaveRevision(
    @Arg('id', () => ID, { description: turnIdDescription }) id: string,
    @CurrentAuthor() actor: Author,
  ): Promise<Generation> {
    return this.conversations.leave(actor, id);
  }
}
