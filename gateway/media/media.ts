import type { SiteModule } from '../site-module.ts';
import { MediaResolver } from './media.resolver.ts';
import { replaceImageRoutes } from './media.rest.ts';
import { MediaService, type MediaDependencies } from './media.service.ts';

/** Composes the image library. */
export function createMedia(deps: MediaDependencies): SiteModule {
  const media = new MediaService(deps);
  return {
    resolvers: [new MediaResolver(media, deps.replaced)],
    routes: (actorOf) => replaceImageRoutes(media, actorOf),
  };
}
