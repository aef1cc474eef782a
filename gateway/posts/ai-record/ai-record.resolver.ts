import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { authorOf } from '../../access/policy.ts';
import { CurrentAuthor, type GraphQLContext } from '../../graphql/context.ts';
import { Post } from '../entities/post.entity.ts';
import type { PostLoaders } from '../reading/post-loaders.ts';
import {
  AiInvolvement,
  aiStatement,
  confirmedAtDescription,
  confirmedByDescription,
  involvementOf,
  type AiStatements,
} from './ai-record.ts';
import type { ConfirmReadingService } from './confirm-reading.service.ts';

/** GraphQL resolver for the part that AI had in a post. */
@Resolver(() => Post)
export class AiRecordResolver {
  constructor(
    private readonly readings: ConfirmReadingService,
    private readonly statements: () => AiStatements,
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
  ) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The line at its end that says what part AI had in it; null if none. The wording is in the content part `transparency`.',
  })
  aiStatement(@Root() post: Post): string | null {
    return aiStatement(post, this.statements());
  }

  @FieldResolver(() => AiInvolvement, {
    description: 'The part that AI had in its text. Administrator only.',
  })
  aiInvolvement(@Root() post: Post, @CurrentAuthor() _actor: Author): AiInvolvement {
    return involvementOf(post);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `${confirmedByDescription} Administrator only.`,
  })
  confirmedBy(@Root() { confirmation }: Post, @CurrentAuthor() _actor: Author): string | null {
    return confirmation?.by ?? null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: `${confirmedAtDescription} Administrator only.`,
  })
  confirmedAt(@Root() { confirmation }: Post, @CurrentAuthor() _actor: Author): Date | null {
    return confirmation === null ? null : new Date(confirmation.at);
  }

  @Mutation(() => Post, {
    description:
      'Confirms “I have read the whole text and answer for it” for the saved text of a post. A stale version is a CONFLICT. People only.',
  })
  async confirmReading(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: 'Id of the post.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that was read.' }) version: number,
  ): Promise<Post> {
    const post = await this.readings.confirm(authorOf(context.actor), id, version);
    this.loaders(context).clear();
    return post;
  }
}
