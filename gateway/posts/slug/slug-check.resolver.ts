import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Database } from '../../database/database.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { checkSlug } from './check-slug.ts';
import { SlugCheck } from './slug-check.type.ts';

/** GraphQL side of slugs that are still being typed. */
@Resolver()
export class SlugCheckResolver {
  constructor(private readonly database: Database) {}

  @Query(() => SlugCheck, {
    description: 'What a save would make of a slug; nothing is taken. Administrator only.',
  })
  checkSlug(
    @Ctx() { actor }: GraphQLContext,
    @Arg('wished', () => String, { description: 'The slug as it is wished.' }) wished: string,
    @Arg('postId', () => ID, {
      nullable: true,
      description: 'The post that wishes it; absent for a new one.',
    })
    postId?: string | null,
  ): Promise<SlugCheck> {
    return checkSlug(this.database.reader, actor, { wished, postId: postId ?? undefined });
  }
}
