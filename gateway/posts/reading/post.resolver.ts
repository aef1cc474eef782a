import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Faq } from '../../../schema/content/lists.ts';
import { blogLimits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import { authorOf } from '../../access/policy.ts';
import { connectionOf, counted, idOf, type CountedConnection } from '../../graphql/connection.ts';
import { CurrentAuthor, type GraphQLContext } from '../../graphql/context.ts';
import { contentType } from '../../site/content/content-types.ts';
import type { AdminPostsService } from '../desk/admin-posts.service.ts';
import type { PostEditingService } from '../editing/post-editing.service.ts';
import { CreatePostInput, UpdatePostInput } from '../editing/post.input.ts';
import { Post } from '../entities/post.entity.ts';
import { renderAnswer } from '../markdown/render-answer.ts';
import type { PostLoaders } from './post-loaders.ts';
import { placeOf, type PostService } from './post.service.ts';
import { AdminPostListArgs, PostConnection, PostListArgs, TagCount } from './post.types.ts';

/** The rendered answer of a question; answers of posts are already rendered by their save. */
@Resolver(() => contentType('Faq'))
export class FaqResolver {
  @FieldResolver(() => String, { description: 'The answer as sanitised HTML.' })
  answerHtml(@Root() faq: Faq & { answerHtml?: string }): string | Promise<string> {
    return faq.answerHtml ?? renderAnswer(faq.answer);
  }
}

/** GraphQL resolver for the blog (product 9.6). */
@Resolver()
export class PostResolver {
  constructor(
    private readonly posts: PostService,
    private readonly adminPostList: AdminPostsService,
    private readonly editing: PostEditingService,
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
  ) {}

  @Query(() => PostConnection, {
    name: 'posts',
    description: 'The published posts, newest first; pages stay stable when posts are added.',
  })
  async list(@Args(() => PostListArgs) wanted: PostListArgs): Promise<CountedConnection<Post>> {
    const page = await this.posts.list(wanted);
    return counted(connectionOf(page, placeOf), () => this.posts.count(wanted.tag));
  }

  @Query(() => Post, {
    nullable: true,
    description:
      'The post with a current or previous slug; null if there is none, or if it is unpublished and you are not an administrator.',
  })
  post(
    @Arg('slug', () => String, { description: 'Last part of its URL.' }) slug: string,
    @Ctx() context: GraphQLContext,
  ): Promise<Post | null> {
    return this.loaders(context).post(context.actor, slug);
  }

  @Query(() => [Post], {
    description: 'Posts that share a tag with a post, newest first, filled up with others.',
    complexity: 40,
  })
  async relatedPosts(
    @Arg('slug', () => String, { description: 'Slug of the post.' }) slug: string,
    @Arg('count', () => Int, {
      defaultValue: blogLimits.relatedPosts,
      description: `How many, 1 to ${String(blogLimits.relatedPostsMax)}.`,
    })
    count: number,
    @Ctx() context: GraphQLContext,
  ): Promise<Post[]> {
    const post = await this.loaders(context).post(context.actor, slug);
    return this.posts.related(post, count);
  }

  @Query(() => [TagCount], {
    description: 'The tags of published posts, most used first.',
    complexity: 100,
  })
  tags(): Promise<TagCount[]> {
    return this.posts.tags();
  }

  @Query(() => PostConnection, {
    description:
      'All posts including drafts, the last created first by default. Administrator only.',
  })
  async adminPosts(
    @CurrentAuthor() actor: Author,
    @Args(() => AdminPostListArgs) wanted: AdminPostListArgs,
  ): Promise<CountedConnection<Post>> {
    const page = await this.adminPostList.list(actor, wanted);
    return counted(connectionOf(page, idOf), () => this.adminPostList.count(actor, wanted.filter));
  }

  @Query(() => Post, { description: 'A post of any status. Administrator only.' })
  adminPost(
    @Arg('id', () => ID, { description: 'Id of the post.' }) id: string,
    @CurrentAuthor() actor: Author,
  ): Promise<Post> {
    return this.adminPostList.byId(actor, id);
  }

  @Mutation(() => Post, { description: 'Saves a new post. Administrator only.' })
  async createPost(
    @Arg('input', () => CreatePostInput, { description: 'The post.' }) input: CreatePostInput,
    @Ctx() context: GraphQLContext,
  ): Promise<Post> {
    const post = await this.editing.create(authorOf(context.actor), input);
    this.loaders(context).clear();
    return post;
  }

  @Mutation(() => Post, {
    description: 'Changes a post; a stale version is a CONFLICT. Administrator only.',
  })
  async updatePost(
    @Arg('id', () => ID, { description: 'Id of the post.' }) id: string,
    @Arg('input', () => UpdatePostInput, { description: 'The changes.' }) input: UpdatePostInput,
    @Ctx() context: GraphQLContext,
  ): Promise<Post> {
    const post = await this.editing.update(authorOf(context.actor), id, input, {
      versionRequired: true,
    });
    this.loaders(context).clear();
    return post;
  }

  @Mutation(() => ID, { description: 'Deletes a post and returns its id. Administrator only.' })
  async deletePost(
    @Arg('id', () => ID, { description: 'Id of the post.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<string> {
    await this.editing.delete(authorOf(context.actor), id);
    this.loaders(context).clear();
    return id;
  }
}
