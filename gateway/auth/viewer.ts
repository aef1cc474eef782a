import { Router, type Request } from 'express';
import type { Actor } from '../access/actor.ts';
import { authorOf } from '../access/policy.ts';
import type { SiteModule } from '../site-module.ts';
import { ViewerResolver } from './viewer.resolver.ts';

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
