import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor, preventCaching, type GraphQLContext } from '../../graphql/context.ts';
import { Post } from '../entities/post.entity.ts';
import { PreviewLink } from './preview-link.entity.ts';
import type { PreviewLinksService } from './preview-links.service.ts';

const postIdDescription = 'Id of the post.';

@Resolver()
export class PreviewLinksResolver {
  constructor(private readonly links: PreviewLinksService) {}

  @Query(() => [PreviewLink], {
    description: 'The preview links of a post, newest first. Administrator only.',
  })
  previewLinks(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: postIdDescription }) postId: string,
  ): Promise<PreviewLink[]> {
    return this.links.list(actor, postId);
  }

  @Mutation(() => String, {
    description:
      'Creates a secret link to a post that is not public, or to its pending changes, and returns its path, which is returned only once. It is valid until it is withdrawn or the post is public. Administrator only.',
  })
  async createPreviewLink(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: postIdDescription }) postId: string,
  ): Promise<string> {
    return `/preview/${await this.links.create(actor, postId)}`;
  }

  @Mutation(() => Int, {
    description:
      'Withdraws the preview links of a post and returns their number. Administrator only.',
  })
  withdrawPreviewLinks(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: postIdDescription }) postId: string,
  ): Promise<number> {
    return this.links.withdraw(actor, postId);
  }

  @Query(() => Post, {
    nullable: true,
    description: 'The post of a preview link; null if the link is not valid.',
  })
  previewedPost(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
  ): Promise<Post | null> {
    preventCaching(context);
    return this.links.postOf(token);
  }
}
