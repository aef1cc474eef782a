import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.ts';

/** The person who is logged in. */
@ObjectType('Viewer', { description: 'The person who is logged in.' })
export class Viewer {
  @Field(() => String, { nullable: true, description: 'Given name, when the provider knows it.' })
  firstName!: string | null;

  @Field({ description: 'E-mail address that the identity provider vouched for.' })
  email!: string;
}

/** Says who is asking. */
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
