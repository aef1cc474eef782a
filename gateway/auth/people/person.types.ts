import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { peopleRules as rules } from '../../../schema/people-rules.ts';
import { roleDescriptions, roles, type Role } from '../../../schema/roles.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { PersonState } from './person.entity.ts';

/** The roles by their names in GraphQL, which are their own. */
export const roleEnum = Object.fromEntries(roles.map((role) => [role, role]));

registerEnumType(roleEnum, {
  name: 'Role',
  description: 'A role of a person; a person has one or more.',
  valuesConfig: Object.fromEntries(
    roles.map((role) => [role, { description: roleDescriptions[role] }]),
  ),
});

/** A person in the list of people (product 21.3). */
@ObjectType('Person', { description: 'A person who may log in, or who is invited to.' })
export class ListedPerson {
  @Field(() => ID, { description: 'Unique id.' })
  id!: string;

  @Field({ description: 'E-mail address, in lower case.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name at the identity provider; null until the first login.',
  })
  name!: string | null;

  @Field(() => [roleEnum], { description: 'What the person may do.' })
  roles!: readonly Role[];

  @Field(() => PersonState, { description: 'Whether the invitation has been used.' })
  state!: PersonState;

  @Field(() => Date, { nullable: true, description: 'When the person was invited, if so.' })
  invitedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the owner who invited the person.',
  })
  invitedBy!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the person last used the administration, to the minute.',
  })
  lastSeenAt!: Date | null;

  @Field(() => Int, { description: 'The number of sessions in which the person is logged in.' })
  sessions!: number;

  @Field({
    description: 'Whether ADMIN_EMAILS names the person, who cannot be changed or removed then.',
  })
  setByEnvironment!: boolean;
}

/** The roles of a person, as `savePersonRoles` receives them. */
export class PersonRolesInput {
  @Rule(rules.roles)
  roles!: Role[];
}

@InputType('InvitePersonInput', { description: 'An invitation to the administration.' })
export class InvitePersonInput {
  @Field({ description: 'E-mail address with which the person logs in.' })
  @Rule(rules.email)
  email!: string;

  @Field(() => [roleEnum], { description: 'What the person may do, at least one role.' })
  @Rule(rules.roles)
  roles!: Role[];
}
