import { Arg, ID, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { checkSlug, SlugCheck } from './check-slug.ts';

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
