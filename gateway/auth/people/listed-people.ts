import type { EntityManager } from 'typeorm';
import { may, type Role } from '../../../schema/roles.ts';
import { rowFrom } from '../../database/rows.ts';
import type { Environment } from '../../environment/env.ts';
import { administratorsOf } from '../identity.ts';
import { isInvited, newPerson, Person, PersonState, rolesOf } from './person.entity.ts';

/** Who the environment says may log in. */
export interface ConfiguredPeople {
  /** E-mail addresses of the owners that the environment sets, in lower case. */
  owners: readonly string[];
  /** Whether everybody else's roles come from groups at the identity provider (product 21.5). */
  groupsDecide: boolean;
}

export function configuredPeople(identity: Environment['identity']): ConfiguredPeople {
  return {
    owners: administratorsOf(identity),
    groupsDecide: identity.kind === 'external' && identity.groups !== undefined,
  };
}

/** Everybody who may log in or is invited to, with their present roles, by e-mail address. */
export async function listedPeople(
  manager: EntityManager,
  { owners, groupsDecide }: ConfiguredPeople,
  now: Date,
): Promise<Person[]> {
  const stored = new Map((await manager.find(Person)).map((person) => [person.email, person]));
  const set = owners.map((email) => stored.get(email) ?? newPerson(email));
  const others = [...stored.values()].filter(
    (person) =>
      !owners.includes(person.email) &&
      (rolesOf(person, groupsDecide).length > 0 || (!groupsDecide && isInvited(person, now))),
  );
  const ownRoles: Role[] = ['OWNER'];
  return [
    ...set.map((person) => rowFrom(Person, person, { roles: ownRoles, state: PersonState.ACTIVE })),
    ...others,
  ].sort((one, other) => (one.email < other.email ? -1 : 1));
}

/** The e-mail addresses of people to whom requests can be assigned, in alphabetical order. */
export async function assignableEmails(
  manager: EntityManager,
  configured: ConfiguredPeople,
  now: Date,
): Promise<string[]> {
  const people = await listedPeople(manager, configured, now);
  return people
    .filter(({ state, roles }) => state === PersonState.ACTIVE && may(roles, 'handleRequests'))
    .map(({ email }) => email);
}
