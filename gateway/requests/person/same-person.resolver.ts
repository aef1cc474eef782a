import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import type { SamePerson } from './same-person.service.ts';

/** GraphQL side of what else the person of a request has sent. */
@Resolver(() => VisitorRequest)
export class SamePersonResolver {
  constructor(private readonly samePerson: SamePerson) {}

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Which of its person’s requests it is: 1 for the first, at most 100; null for suspects.',
  })
  ordinal(
    @Ctx() { actor }: GraphQLContext,
    @Root() request: VisitorRequest,
  ): Promise<number | undefined> {
    return this.samePerson.ordinalOf(actor, request);
  }

  @FieldResolver(() => [VisitorRequest], {
    description: 'What the same address sent besides, newest first, at most 20.',
  })
  otherRequests(
    @Ctx() { actor }: GraphQLContext,
    @Root() request: VisitorRequest,
  ): Promise<VisitorRequest[]> {
    return this.samePerson.othersOf(actor, request);
  }
}
