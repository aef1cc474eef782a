import { Arg, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { updatePostFields } from '../../../schema/post-rules.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { fieldFailure } from '../../failure.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { numbered } from '../editing/claim-slug.ts';
import { PostSlug } from '../entities/post-slug.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { selectExisting } from '../reading/visible-posts.ts';

@ObjectType('SlugCheck', { description: 'The result of checking a slug before a save.' })
class SlugCheck {
  @Field({ description: 'The slug that the post would get.' })
  slug!: string;

  @Field(() => Post, {
    nullable: true,
    description: 'The post that has or had the requested slug; null while the slug is free.',
  })
  takenBy!: Post | null;
}

/** How many numbers are tried; a title used more often gets the last one. */
const numbersTried = 50;

interface RequestedSlug {
  wished: string;
  /** The post that the slug is for; undefined for a new one. */
  postId: string | undefined;
}

/** The other existing post that has a slug, or had it. */
async function ownerOf(
  manager: EntityManager,
  slug: string,
  postId: string | undefined,
): Promise<Post | null> {
  const owner = await selectExisting(manager)
    .innerJoin(PostSlug, 'address', 'address.postId = post.id')
    .andWhere('address.slug = :slug', { slug })
    .getOne();
  return owner?.id === postId ? null : owner;
}

/**
 * The slug that a save would assign, as `claimSlug` does, without reserving it.
 * @throws Failure BAD_USER_INPUT for an invalid slug.
 */
async function checkSlug(
  manager: EntityManager,
  _actor: Author,
  { wished, postId }: RequestedSlug,
): Promise<SlugCheck> {
  const { data: slug, error } = updatePostFields.slug.safeParse(wished);
  if (!slug) {
    throw fieldFailure('slug', error?.issues[0]?.message ?? 'Slug is required.');
  }
  const takenBy = await ownerOf(manager, slug, postId);
  let free = slug;
  for (let count = 2; count <= numbersTried; count += 1) {
    if ((await ownerOf(manager, free, postId)) === null) {
      break;
    }
    free = numbered(slug, count);
  }
  return { slug: free, takenBy };
}

/** GraphQL resolver for slugs that are still being typed. */
@Resolver()
export class SlugCheckResolver {
  constructor(private readonly database: Database) {}

  @Query(() => SlugCheck, {
    description: 'The slug that a save would assign; nothing is reserved. Administrator only.',
  })
  checkSlug(
    @CurrentAuthor() actor: Author,
    @Arg('wished', () => String, { description: 'The requested slug.' }) wished: string,
    @Arg('postId', () => ID, {
      nullable: true,
      description: 'The post that the slug is for; absent for a new one.',
    })
    postId?: string | null,
  ): Promise<SlugCheck> {
    return checkSlug(this.database.reader, actor, { wished, postId: postId ?? undefined });
  }
}
