import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { type Request, Router } from 'express';
import type { Role } from '../../schema/roles.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import type { Actor } from '../access/actor.ts';
import { authorOf } from '../access/policy.ts';
import type { SiteModule } from '../site-module.ts';
import { roleEnum } from './people/person.types.ts';

@ObjectType('Viewer', { description: 'The logged-in person.' })
class Viewer {
  @Field(() => String, { nullable: true, description: 'Given name, if the provider returns it.' })
  firstName!: string | null;

  @Field({ description: 'E-mail address verified by the identity provider.' })
  email!: string;

  @Field(() => [roleEnum], { description: 'What the person may do.' })
  roles!: readonly Role[];
}

@Resolver()
class ViewerResolver {
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

/** `GET /api/auth/user`: the user object, or 401 without a session (product 9.5). */
function userRoutes(actorOf: (request: Request) => Actor): Router {
  const routes = Router();
  routes.get('/api/auth/user', (request, response) => {
    const actor = authorOf(actorOf(request));
    response.set('Cache-Control', 'no-store');
    const roles = actor.kind === 'administrator' ? actor.roles : [];
    response.json({ firstName: actor.firstName ?? null, email: actor.email, roles });
  });
  return routes;
}

/** The logged-in person, over both transports. */
export const viewer: SiteModule = { resolvers: [new ViewerResolver()], routes: userRoutes };
