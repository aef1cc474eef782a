import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import type { SamePerson } from './same-person.service.ts';

/** GraphQL resolver for the other requests of the same person. */
@Resolver(() => VisitorRequest)
export class SamePersonResolver {
  constructor(private readonly samePerson: SamePerson) {}

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Its position among its person’s requests: 1 for the first, at most 100; null for suspected spam.',
  })
  ordinal(
    @CurrentAuthor() actor: Author,
    @Root() request: VisitorRequest,
  ): Promise<number | undefined> {
    return this.samePerson.ordinalOf(actor, request);
  }

  @FieldResolver(() => [VisitorRequest], {
    description: 'Other requests from the same e-mail address, newest first, at most 20.',
  })
  otherRequests(
    @CurrentAuthor() actor: Author,
    @Root() request: VisitorRequest,
  ): Promise<VisitorRequest[]> {
    return this.samePerson.othersOf(actor, request);
  }
}
