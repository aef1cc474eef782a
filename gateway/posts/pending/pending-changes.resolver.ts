import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.ts';
import { PostDraftText } from '../drafts/post-draft.type.ts';
import { PostText } from '../history/post-version.type.ts';
import { textOf } from '../history/post-text.ts';
import type { PostEditingService } from '../editing/post-editing.service.ts';
import type { PostLoaders } from '../reading/post-loaders.ts';
import { wholeSnapshot } from '../entities/post-revision.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { overrideDescription, UpdatePostInput } from '../editing/post.input.ts';
import { draftTextOf } from './changed-text.ts';
import { PendingChanges } from './pending-changes.entity.ts';
import type { PendingChangesService } from './pending-changes.service.ts';

/** What a whole article weighs beside a title, in units of cost. */
const longTextCost = 40;
const postIdDescription = 'Id of the post.';
const numberDescription = 'Number of the changes.';

/** GraphQL side of changes that wait beside a post. */
@Resolver(() => PendingChanges)
export class PendingChangesResolver {
  constructor(
    private readonly changes: PendingChangesService,
    private readonly editing: PostEditingService,
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
  ) {}

  @FieldResolver(() => PostDraftText, {
    description:
      'The fields that they change, as a form takes them; null is what they leave alone.',
    complexity: longTextCost,
  })
  draft(@Root() changes: PendingChanges): PostDraftText {
    return draftTextOf(changes);
  }

  @FieldResolver(() => PostText, {
    description: 'What the version that they change reads as with them.',
    complexity: longTextCost,
  })
  text(@Root() { snapshot }: PendingChanges): PostText {
    return textOf(wholeSnapshot(snapshot));
  }

  @Query(() => [PendingChanges], {
    description:
      'The changes that wait beside a post, or waited there, the last first; up to 50. Administrator only.',
    complexity: 40,
  })
  keptPostChanges(
    @Ctx() { actor }: GraphQLContext,
    @Arg('postId', () => ID, { description: postIdDescription }) postId: string,
    @Arg('number', () => Int, { nullable: true, description: 'Only those under this number.' })
    number?: number | null,
  ): Promise<PendingChanges[]> {
    return this.changes.list(actor, postId, number ?? undefined);
  }

  @Mutation(() => Post, {
    description:
      'Keeps changes beside a post, which itself stays as it is. The version is required; changes that wait already are named by `waitingChanges`, and what is sent goes over them. A stale one is a CONFLICT. Administrator only.',
  })
  keepPostChanges(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: postIdDescription }) id: string,
    @Arg('input', () => UpdatePostInput, { description: 'What changes.' }) input: UpdatePostInput,
  ): Promise<Post> {
    return this.cleared(context, this.changes.save(context.actor, id, input));
  }

  @Mutation(() => Post, {
    description:
      'Makes the changes that wait beside a post what it says. A stale version, or other changes in their place, are a CONFLICT. Administrator only.',
  })
  publishPostChanges(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: postIdDescription }) id: string,
    @Arg('number', () => Int, { description: numberDescription }) number: number,
    @Arg('version', () => Int, { description: 'The version of the post that they change.' })
    version: number,
    @Arg('overrideReason', () => String, { nullable: true, description: overrideDescription })
    overrideReason?: string | null,
  ): Promise<Post> {
    const input = { version, waitingChanges: number, overrideReason };
    return this.cleared(
      context,
      this.editing.update(context.actor, id, input, { versionRequired: true }),
    );
  }

  @Mutation(() => Post, {
    description:
      'Discards the changes that wait beside a post; they can be restored. Others in their place are a CONFLICT. Administrator only.',
  })
  discardPostChanges(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: postIdDescription }) id: string,
    @Arg('number', () => Int, { description: numberDescription }) number: number,
  ): Promise<Post> {
    return this.cleared(context, this.changes.discard(context.actor, id, number));
  }

  @Mutation(() => Post, {
    description:
      'Lets changes that waited before wait beside their post again. While others wait that is a CONFLICT. Administrator only.',
  })
  restorePostChanges(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: postIdDescription }) id: string,
    @Arg('number', () => Int, { description: numberDescription }) number: number,
  ): Promise<Post> {
    return this.cleared(context, this.changes.restore(context.actor, id, number));
  }

  private async cleared(context: GraphQLContext, change: Promise<Post>): Promise<Post> {
    const post = await change;
    this.loaders(context).clear();
    return post;
  }
}
