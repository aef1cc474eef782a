import { registerEnumType } from 'type-graphql';
import { roleDescriptions, roles } from '../../schema/roles.ts';

/** The roles by their names in GraphQL, which are their own. */
export const roleEnum = Object.fromEntries(roles.map((role) => [role, role]));

registerEnumType(roleEnum, {
  name: 'Role',
  description: 'A role of a person; a person has one or more.',
  valuesConfig: Object.fromEntries(
    roles.map((role) => [role, { description: roleDescriptions[role] }]),
  ),
});
