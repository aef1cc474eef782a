import { Router, type Request } from 'express';
import type { Actor } from '../access/actor.ts';
import { authorOf } from '../access/policy.ts';
import { imageIn, readImage, refuseImage, uploadPath } from '../images/image.rest.ts';
import type { SiteModule } from '../site-module.ts';
import { MediaResolver } from './media.resolver.ts';
import { MediaService, type MediaDependencies } from './media.service.ts';

/**
 * `PUT /api/blog/admin/images/{id}` receives the bytes of one image, like an upload, and shows it
 * wherever the previous one is used. The response is 200
 * `{"success":true,"image":{"url","width","height"}}` with the unchanged URL.
 */
function replaceImageRoutes(media: MediaService, actorOf: (request: Request) => Actor): Router {
  const routes = Router();
  routes.put(`${uploadPath}/:id`, ...readImage(actorOf), async (request, response) => {
    const id = String(request.params['id']);
    const sent = imageIn(request, response);
    const image = await media.replace(authorOf(actorOf(request)), id, sent);
    response.json({ success: true, image });
  });
  routes.use(uploadPath, refuseImage);
  return routes;
}

/** Composes the image library. */
export function createMedia(deps: MediaDependencies): SiteModule {
  const media = new MediaService(deps);
  return {
    resolvers: [new MediaResolver(media, deps.replaced)],
    routes: (actorOf) => replaceImageRoutes(media, actorOf),
  };
}
