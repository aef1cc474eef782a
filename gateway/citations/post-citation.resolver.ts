import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.ts';
import { Post } from '../posts/entities/post.entity.ts';
import type { PostLoaders } from '../posts/reading/post-loaders.ts';
import { apaCitation, vancouverCitation } from './citation-styles.ts';
import { articleWork, type CslItem, type Publisher } from './cited-work.ts';

/** A published post as a citation to copy (product 25.4). */
@Resolver(() => Post)
export class PostCitationResolver {
  constructor(
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
    private readonly publisher: () => Publisher,
    private readonly now: () => Date,
  ) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The citation of the post in APA style; null if it is not published.',
    complexity: 5,
  })
  citationApa(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<string | null> {
    return this.cited(post, context, apaCitation);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The citation of the post in Vancouver style; null if it is not published.',
    complexity: 5,
  })
  citationVancouver(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<string | null> {
    return this.cited(post, context, vancouverCitation);
  }

  private async cited(
    post: Post,
    context: GraphQLContext,
    write: (item: CslItem) => string,
  ): Promise<string | null> {
    if (!post.published || post.publishedAt === null || post.publishedAt > this.now()) return null;
    const body = await this.loaders(context).body(post.id);
    return write(articleWork(post, body, this.publisher()).item);
  }
}
