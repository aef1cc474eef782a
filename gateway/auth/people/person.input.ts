import { Field, InputType } from 'type-graphql';
import { peopleRules as rules } from '../../../schema/people-rules.ts';
import type { Role } from '../../../schema/roles.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { roleEnum } from './person.type.ts';

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
