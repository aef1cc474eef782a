import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { Erasure } from './erasure.entity.ts';
import { ExportedPerson, type PrivacyService } from './privacy.service.ts';

const emailDescription = 'The person’s e-mail address; case does not matter.';

/** GraphQL resolver for a person's rights over their data (product 8.7). */
@Resolver()
export class PrivacyResolver {
  constructor(private readonly privacy: PrivacyService) {}

  @Query(() => ExportedPerson, {
    description: 'Exports one person’s data. Administrator only.',
  })
  personData(
    @CurrentAuthor() actor: Author,
    @Arg('email', () => String, { description: emailDescription }) email: string,
  ): Promise<ExportedPerson> {
    return this.privacy.personData(actor, email);
  }

  @Mutation(() => Erasure, {
    description: 'Permanently erases all of one person’s data. Administrator only.',
  })
  erasePerson(
    @CurrentAuthor() actor: Author,
    @Arg('email', () => String, { description: emailDescription }) email: string,
  ): Promise<Erasure> {
    return this.privacy.erasePerson(actor, email);
  }

  @Query(() => [Erasure], {
    description: 'The latest 100 records of erasures, newest first. Administrator only.',
  })
  erasures(@CurrentAuthor() actor: Author): Promise<Erasure[]> {
    return this.privacy.erasures(actor);
  }
}
