import type { Request, RequestHandler } from 'express';
import type { Actor } from '../auth/actor.ts';
import type { PostService } from './post.service.ts';

const articlePath = /^\/+(blog|reflections)\/([a-z0-9-]+)\/*$/;

/** Where a request's query begins, or its end. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

/**
 * Sends a former slug on to the present one, on the form of path that was asked for (contract §6
 * item 6). Browsers ask again each time, so that a slug that comes back makes no circle.
 */
export function slugRedirects(
  posts: PostService,
  actorOf: (request: Request) => Actor,
): RequestHandler {
  return async (request, response, next) => {
    const [, form, slug] = articlePath.exec(request.path) ?? [];
    if (form === undefined || slug === undefined || !['GET', 'HEAD'].includes(request.method)) {
      next();
      return;
    }
    const post = await posts.bySlug(actorOf(request), slug);
    if (post === null || post.slug === slug) {
      next();
      return;
    }
    response.set('Cache-Control', 'no-cache');
    response.redirect(301, `/${form}/${post.slug}${queryOf(request.originalUrl)}`);
  };
}
