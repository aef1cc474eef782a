import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Role } from '../../schema/roles.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { roleEnum } from './role.type.ts';

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
