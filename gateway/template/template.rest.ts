import { Router, type Request } from 'express';
import type { Actor } from '../access/actor.ts';
import { requireAuthor, authorOf } from '../access/policy.ts';
import { jsonBody } from '../http/json-body.ts';
import type { TemplateService } from './template.service.ts';

/** The documented template paths (product 9.4), implemented with the same service. */
export function templateRoutes(
  template: TemplateService,
  actorOf: (request: Request) => Actor,
): Router {
  const routes = Router();

  routes.get('/api/template/config', async (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    response.json((await template.current()).config);
  });

  routes.use('/api/template', (request, response, next) => {
    requireAuthor(actorOf(request));
    response.set('Cache-Control', 'no-store');
    next();
  });

  routes.put('/api/template/config', ...jsonBody, async (request, response) => {
    response.json(await template.save(authorOf(actorOf(request)), request.body));
  });

  routes.post('/api/template/test', async (request, response) => {
    const { testsPassed, testsTotal, tests } = await template.runTest(authorOf(actorOf(request)));
    response.json({ tests_passed: testsPassed, tests_total: testsTotal, tests });
  });

  return routes;
}
