import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import type { Assignment } from './assignment.service.ts';

@Resolver()
export class AssignmentResolver {
  constructor(private readonly assignment: Assignment) {}

  @Query(() => [String], {
    description:
      'E-mail addresses of the people who may be assigned requests: owners and the desk. Administrator only.',
  })
  administrators(@CurrentAuthor() actor: Author): Promise<string[]> {
    return this.assignment.administrators(actor);
  }

  @Mutation(() => [VisitorRequest], {
    description:
      'Assigns requests to an owner or a person of the desk, or unassigns them, and records who did it. Administrator only.',
  })
  assignRequests(
    @CurrentAuthor() actor: Author,
    @Arg('ids', () => [ID], { description: 'Ids of the requests, at most 500.' }) ids: string[],
    @Arg('to', () => String, {
      nullable: true,
      description: 'E-mail address of the person; null to unassign.',
    })
    to?: string | null,
  ): Promise<VisitorRequest[]> {
    return this.assignment.assign(actor, ids, to ?? null);
  }
}
