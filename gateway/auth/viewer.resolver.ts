import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.ts';

@ObjectType('Viewer', { description: 'The logged-in person.' })
export class Viewer {
  @Field(() => String, { nullable: true, description: 'Given name, if the provider returns it.' })
  firstName!: string | null;

  @Field({ description: 'E-mail address verified by the identity provider.' })
  email!: string;
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
      ? { firstName: actor.firstName ?? null, email: actor.email }
      : null;
  }
}
