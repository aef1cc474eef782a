import { Arg, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Role } from '../../../schema/roles.ts';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { InvitePersonInput, ListedPerson, roleEnum } from './person.types.ts';
import type { PeopleService } from './people.service.ts';

const idDescription = 'Id of the person.';

/** GraphQL resolver for people and their roles (product 21.3). */
@Resolver()
export class PeopleResolver {
  constructor(private readonly service: PeopleService) {}

  @Query(() => [ListedPerson], {
    description: 'Everybody who may log in or is invited to, by e-mail address. Owner only.',
  })
  people(@CurrentAuthor() actor: Author): Promise<ListedPerson[]> {
    return this.service.list(actor);
  }

  @Mutation(() => ListedPerson, {
    description:
      'Invites a person by e-mail for 14 days. An address that is there already is a CONFLICT. Owner only.',
  })
  invitePerson(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => InvitePersonInput, { description: 'Address and roles.' })
    input: InvitePersonInput,
  ): Promise<ListedPerson> {
    return this.service.invite(actor, input);
  }

  @Mutation(() => ListedPerson, {
    description:
      'Changes the roles of a person with immediate effect. The last owner is a CONFLICT, and so is a person set by the environment. Owner only.',
  })
  savePersonRoles(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: idDescription }) id: string,
    @Arg('roles', () => [roleEnum], { description: 'At least one role.' }) roles: Role[],
  ): Promise<ListedPerson> {
    return this.service.saveRoles(actor, id, { roles });
  }

  @Mutation(() => Boolean, {
    description:
      'Removes a person, or withdraws an invitation, and ends the person’s sessions. The last owner is a CONFLICT, and so is a person set by the environment. Owner only.',
  })
  async removePerson(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<boolean> {
    await this.service.remove(actor, id);
    return true;
  }

  @Mutation(() => Int, {
    description: 'Ends all sessions of a person and returns their number. Owner only.',
  })
  endSessions(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<number> {
    return this.service.endSessions(actor, id);
  }
}
