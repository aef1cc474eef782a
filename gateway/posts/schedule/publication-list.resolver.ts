import { Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { PublicationList, type PublicationListService } from './publication-list.service.ts';

@Resolver()
export class PublicationListResolver {
  constructor(private readonly publications: PublicationListService) {}

  @Query(() => PublicationList, {
    description: 'Upcoming and delayed scheduled posts. Administrator only.',
  })
  async publicationSchedule(@CurrentAuthor() actor: Author): Promise<PublicationList> {
    const [due, late, hasOwnArticle] = await Promise.all([
      this.publications.due(actor),
      this.publications.late(actor),
      this.publications.hasOwnArticle(actor),
    ]);
    return { due, late, hasOwnArticle };
  }
}
