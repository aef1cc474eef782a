import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { authorOf } from '../../access/policy.ts';
import { CurrentAuthor, type GraphQLContext } from '../../graphql/context.ts';
import {
  AiInvolvement,
  confirmedAtDescription,
  confirmedByDescription,
  involvementOf,
} from '../ai-record/ai-record.ts';
import { PostDraftText } from '../drafts/post-draft.type.ts';
import { PostText, textOf } from '../history/post-version.type.ts';
import type { PostEditingService } from '../editing/post-editing.service.ts';
import type { PostLoaders } from '../reading/post-loaders.ts';
import { wholeSnapshot } from '../entities/post-revision.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { confirmDescription, overrideDescription, UpdatePostInput } from '../editing/post.input.ts';
import { draftTextOf } from './changed-text.ts';
import { PendingChanges } from './pending-changes.entity.ts';
import type { PendingChangesService } from './pending-changes.service.ts';

/** The query cost of a whole article, in units of a title's cost. */
const longTextCost = 40;
const postIdDescription = 'Id of the post.';
const numberDescription = 'Number of the changes.';

@Resolver(() => PendingChanges)
export class PendingChangesResolver {
  constructor(
    private readonly changes: PendingChangesService,
    private readonly editing: PostEditingService,
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
  ) {}

  @FieldResolver(() => AiInvolvement, { description: 'The part that AI had in the text.' })
  aiInvolvement(@Root() changes: PendingChanges): AiInvolvement {
    return involvementOf(changes);
  }

  @FieldResolver(() => String, { nullable: true, description: confirmedByDescription })
  confirmedBy(@Root() { confirmation }: PendingChanges): string | null {
    return confirmation?.by ?? null;
  }

  @FieldResolver(() => Date, { nullable: true, description: confirmedAtDescription })
  confirmedAt(@Root() { confirmation }: PendingChanges): Date | null {
    return confirmation === null ? null : new Date(confirmation.at);
  }

  @FieldResolver(() => PostDraftText, {
    description: 'The changed fields as form values; null if not changed.',
    complexity: longTextCost,
  })
  draft(@Root() changes: PendingChanges): PostDraftText {
    return draftTextOf(changes);
  }

  @FieldResolver(() => PostText, {
    description: 'The text of the version they are based on with the changes.',
    complexity: longTextCost,
  })
  text(@Root() { snapshot }: PendingChanges): PostText {
    return textOf(wholeSnapshot(snapshot));
  }

  @Query(() => [PendingChanges], {
    description:
      'The pending and past changes of a post, the last first, at most 50. Administrator only.',
    complexity: 40,
  })
  keptPostChanges(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: postIdDescription }) postId: string,
    @Arg('number', () => Int, {
      nullable: true,
      description: 'Returns only the changes with this number.',
    })
    number?: number | null,
  ): Promise<PendingChanges[]> {
    return this.changes.list(actor, postId, number ?? undefined);
  }

  @Mutation(() => Post, {
    description:
      'Saves pending changes of a post; the post itself does not change. The version is required; existing pending changes are named by `waitingChanges`, and the sent fields override them. A stale version is a CONFLICT. Administrator only.',
  })
  keepPostChanges(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: postIdDescription }) id: string,
    @Arg('input', () => UpdatePostInput, { description: 'The changes.' }) input: UpdatePostInput,
  ): Promise<Post> {
    return this.cleared(context, this.changes.save(authorOf(context.actor), id, input));
  }

  @Mutation(() => Post, {
    description:
      'Publishes the pending changes of a post. A stale version, or other pending changes, are a CONFLICT. Administrator only.',
  })
  publishPostChanges(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: postIdDescription }) id: string,
    @Arg('number', () => Int, { description: numberDescription }) number: number,
    @Arg('version', () => Int, { description: 'The version of the post that they are based on.' })
    version: number,
    @Arg('overrideReason', () => String, { nullable: true, description: overrideDescription })
    overrideReason?: string | null,
    @Arg('confirmReading', () => Boolean, { nullable: true, description: confirmDescription })
    confirmReading?: boolean | null,
  ): Promise<Post> {
    const input = { version, waitingChanges: number, overrideReason, confirmReading };
    return this.cleared(
      context,
      this.editing.update(authorOf(context.actor), id, input, { versionRequired: true }),
    );
  }

  @Mutation(() => Post, {
    description:
      'Discards the pending changes of a post; they can be restored. Other pending changes are a CONFLICT. Administrator only.',
  })
  discardPostChanges(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: postIdDescription }) id: string,
    @Arg('number', () => Int, { description: numberDescription }) number: number,
  ): Promise<Post> {
    return this.cleared(context, this.changes.discard(authorOf(context.actor), id, number));
  }

  @Mutation(() => Post, {
    description:
      'Makes earlier changes of a post pending again. If others are pending, that is a CONFLICT. Administrator only.',
  })
  restorePostChanges(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: postIdDescription }) id: string,
    @Arg('number', () => Int, { description: numberDescription }) number: number,
  ): Promise<Post> {
    return this.cleared(context, this.changes.restore(authorOf(context.actor), id, number));
  }

  private async cleared(context: GraphQLContext, change: Promise<Post>): Promise<Post> {
    const post = await change;
    this.loaders(context).clear();
    return post;
  }
}
