import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import {
  connectionOf,
  counted,
  PageArgs,
  type CountedConnection,
} from '../../graphql/connection.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import type { PostEditingService } from '../editing/post-editing.service.ts';
import { Post } from '../entities/post.entity.ts';
import {
  deletedPlaceOf,
  DeletedPostConnection,
  type DeletedPost,
  type DeletedPostsService,
} from './deleted-posts.service.ts';

@Resolver()
export class DeletedPostsResolver {
  constructor(
    private readonly deleted: DeletedPostsService,
    private readonly editing: PostEditingService,
  ) {}

  @Query(() => DeletedPostConnection, {
    description: 'Posts deleted in the last 30 days, last deleted first. Administrator only.',
  })
  async deletedPosts(
    @CurrentAuthor() actor: Author,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<CountedConnection<DeletedPost>> {
    const found = await this.deleted.list(actor, page);
    return counted(connectionOf(found, deletedPlaceOf), () => this.deleted.count(actor));
  }

  @Mutation(() => Post, {
    description:
      'Restores a deleted post as a draft; if another post has taken its slug, the slug gets a number. Administrator only.',
  })
  restorePost(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the post.' }) id: string,
  ): Promise<Post> {
    return this.editing.restore(actor, id);
  }
}
