import type { SiteModule } from '../site-module.ts';
import { userRoutes } from './user.rest.ts';
import { ViewerResolver } from './viewer.resolver.ts';

/** The logged-in person, over both transports. */
export const viewer: SiteModule = { resolvers: [new ViewerResolver()], routes: userRoutes };
