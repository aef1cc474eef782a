import { Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import type { BlockedPublications } from './blocked-publications.ts';

@ObjectType('BlockedPublication', {
  description: 'A scheduled post that its checks blocked, and that is a draft again.',
})
class BlockedPublicationType {
  @Field(() => ID, { description: 'Id of the post.' })
  postId!: string;

  @Field({ description: 'Its title at that time.' })
  title!: string;

  @Field({ description: 'When it was to be published.' })
  dueAt!: Date;
}

/** GraphQL resolver for blocked publications (product 15.4). */
@Resolver()
export class BlockedPublicationsResolver {
  constructor(private readonly blocked: BlockedPublications) {}

  @Query(() => [BlockedPublicationType], {
    description:
      'Scheduled posts that were not published and are still drafts, the last one first. Administrator only.',
  })
  blockedPublications(@CurrentAuthor() actor: Author): Promise<BlockedPublicationType[]> {
    return this.blocked.list(actor);
  }
}
