import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request } from 'express';
import type { Actor } from '../access/actor.ts';
import { postAnswer } from '../access/access.ts';
import { requireAuthor, redactForKey, authorOf } from '../access/policy.ts';
import { jsonBody } from '../http/json-body.ts';
import type { AdminPostsService } from './desk/admin-posts.service.ts';
import type { PostEditingService } from './editing/post-editing.service.ts';

interface PostRoutesDependencies {
  adminPosts: AdminPostsService;
  editing: PostEditingService;
}

/** Writes slices of a list as one JSON array. */
async function* asJsonList(slices: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const slice of slices) {
    for (const item of slice) {
      yield `${separator}${JSON.stringify(item)}`;
      separator = ',';
    }
  }
  yield separator === '[' ? '[]' : ']';
}

/** A client that closes the connection before the end of a list is not a failure. */
function unlessClientClosed(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) {
    throw error;
  }
}

/**
 * The administrator's documented paths for posts (product 9.2): a shim over the same service as
 * GraphQL (product 9.10). Without a session every path below answers 401 before anything is read.
 */
export function postRoutes(
  { adminPosts, editing }: PostRoutesDependencies,
  actorOf: (request: Request) => Actor,
): Router {
  const routes = Router();

  routes.use('/api/blog/admin', (request, response, next) => {
    requireAuthor(actorOf(request));
    response.set('Cache-Control', 'no-store');
    next();
  });

  routes.get('/api/blog/admin/posts', async (request, response) => {
    const includeUnpublished = request.query['includeUnpublished'] === 'true';
    const slices = adminPosts.inSlices(authorOf(actorOf(request)), { includeUnpublished });
    response.type('json');
    await pipeline(Readable.from(asJsonList(slices)), response).catch(unlessClientClosed);
  });

  routes.post('/api/blog/admin/posts', ...jsonBody, async (request, response) => {
    const actor = authorOf(actorOf(request));
    const post = await editing.create(actor, request.body);
    response.status(201).json(await adminPosts.inFull(actor, post));
  });

  routes.put<{ id: string }>(
    '/api/blog/admin/posts/:id',
    ...jsonBody,
    async (request, response) => {
      const actor = authorOf(actorOf(request));
      const post = await editing.update(actor, request.params.id, request.body, {
        versionRequired: false,
      });
      const full = await adminPosts.inFull(actor, post);
      response.json(redactForKey(actor, full, postAnswer, request.body));
    },
  );

  routes.delete<{ id: string }>('/api/blog/admin/posts/:id', async (request, response) => {
    await editing.delete(authorOf(actorOf(request)), request.params.id);
    response.status(204).end();
  });

  return routes;
}
