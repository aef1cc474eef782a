import { Router, type Request } from 'express';
import { generationSaved } from '../../schema/generation-rules.ts';
import type { Actor } from '../access/actor.ts';
import { requireAuthor, authorOf } from '../access/policy.ts';
import { Failure } from '../failure.ts';
import { jsonBody } from '../http/json-body.ts';
import type { GenerationService } from './generation.service.ts';

/**
 * `POST /api/blog/admin/ai-generate` (product 9.3): a thin layer over the same service as GraphQL.
 * A failed generation is 502 or 503 with `{"success":false,"error"}`.
 */
export function generationRoutes(
  generations: GenerationService,
  actorOf: (request: Request) => Actor,
): Router {
  const routes = Router();
  const path = '/api/blog/admin/ai-generate';

  routes.use(path, (request, response, next) => {
    requireAuthor(actorOf(request));
    response.set('Cache-Control', 'no-store');
    next();
  });

  routes.post(path, ...jsonBody, async (request, response) => {
    try {
      const { title, slug } = await generations.generate(authorOf(actorOf(request)), request.body);
      response.json({
        success: true,
        post: { title, slug },
        pageCreated: true,
        message: generationSaved(title),
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.status < 500) {
        throw error;
      }
      response.status(error.status).json({ success: false, error: error.message });
    }
  });

  return routes;
}
