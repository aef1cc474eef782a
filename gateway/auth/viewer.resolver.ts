import { Ctx, Field, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { roles, type Role } from '../../schema/roles.ts';
import type { GraphQLContext } from '../graphql/context.ts';

/** The roles by their names in GraphQL, which are their own. */
export const roleEnum = Object.fromEntries(roles.map((role) => [role, role]));

registerEnumType(roleEnum, {
  name: 'Role',
  description: 'A role of a person; a person has one or more.',
  valuesConfig: {
    OWNER: { description: 'May do everything, including people, keys and settings.' },
    PUBLISHER: { description: 'Writes and publishes posts and content, and edits the template.' },
    AUTHOR: { description: 'Writes drafts and pending changes.' },
    DESK: { description: 'Handles visitors’ requests, replies and meetings.' },
    VIEWER: { description: 'Reads posts, drafts, content, media and insights.' },
  },
});

@ObjectType('Viewer', { description: 'The logged-in person.' })
export class Viewer {
  @Field(() => String, { nullable: true, description: 'Given name, if the provider returns it.' })
  firstName!: string | null;

  @Field({ description: 'E-mail address verified by the identity provider.' })
  email!: string;

  @Field(() => [roleEnum], { description: 'What the person may do.' })
  roles!: readonly Role[];
}

/** GraphQL resolver for the logged-in person. */
@Resolver()
export class ViewerResolver {
  @Query(() => Viewer, {
    nullable: true,
    description: 'The logged-in person; null without a session.',
  })
  viewer(@Ctx() { actor }: GraphQLContext): Viewer | null {
    return actor.kind === 'administrator'
      ? { firstName: actor.firstName ?? null, email: actor.email, roles: actor.roles }
      : null;
  }
}
