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
import type { Author } from '../../access/actor.ts';
import { authorOf } from '../../access/policy.ts';
import {
  connectionOf,
  counted,
  PageArgs,
  type CountedConnection,
} from '../../graphql/connection.ts';
import { CurrentAuthor, type GraphQLContext } from '../../graphql/context.ts';
import { confirmDescription, overrideDescription } from '../editing/post.input.ts';
import type { PostLoaders } from '../reading/post-loaders.ts';
import { Post } from '../entities/post.entity.ts';
import { PostText, PostVersion, PostVersionConnection } from './post-version.type.ts';
import type { PostVersionsService } from './post-versions.service.ts';

const postIdDescription = 'Id of the post.';

@Resolver(() => PostVersion)
export class PostVersionsResolver {
  constructor(
    private readonly versions: PostVersionsService,
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
  ) {}

  @Query(() => PostVersionConnection, {
    description: 'The stored versions of a post, the current one first. Administrator only.',
  })
  async postVersions(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: postIdDescription }) postId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<CountedConnection<PostVersion>> {
    const found = await this.versions.list(actor, postId, page);
    return counted(
      connectionOf(found, ({ version }) => String(version)),
      () => this.versions.count(actor, postId),
    );
  }

  @Query(() => PostVersion, { description: 'One version of a post. Administrator only.' })
  postVersion(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { description: postIdDescription }) postId: string,
    @Arg('version', () => Int, { description: 'Number of the version.' }) version: number,
  ): Promise<PostVersion> {
    return this.versions.version(actor, postId, version);
  }

  @FieldResolver(() => PostText, { description: 'Its content.' })
  text(@CurrentAuthor() actor: Author, @Root() root: PostVersion): Promise<PostText> {
    return this.versions.text(actor, root.postId, root.version);
  }

  @Mutation(() => Post, {
    description:
      'Saves the text of an earlier version as a new version; URL and publication do not change. A stale version is a CONFLICT. Administrator only.',
  })
  async restorePostVersion(
    @Ctx() context: GraphQLContext,
    @Arg('postId', () => ID, { description: postIdDescription }) postId: string,
    @Arg('restored', () => Int, { description: 'Number of the version to restore.' })
    restored: number,
    @Arg('version', () => Int, { description: 'The current version known to the client.' })
    version: number,
    @Arg('overrideReason', () => String, { nullable: true, description: overrideDescription })
    overrideReason?: string | null,
    @Arg('confirmReading', () => Boolean, { nullable: true, description: confirmDescription })
    confirmReading?: boolean | null,
  ): Promise<Post> {
    const wanted = { version: restored, basedOn: version, overrideReason, confirmReading };
    const post = await this.versions.restore(authorOf(context.actor), postId, wanted);
    this.loaders(context).clear();
    return post;
  }
}
