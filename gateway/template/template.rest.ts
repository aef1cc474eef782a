import { Router, type Request } from 'express';
import type { Actor } from '../access/actor.ts';
import { authorOf, requireAuthor } from '../access/policy.ts';
import { jsonBody } from '../http/json-body.ts';
import { stylesheetOf, stylesheetPath, type TemplateService } from './template.service.ts';

/**
 * `/template.css`: the current template as custom properties, from this origin, so that no page
 * needs an inline style. At the URL with its version it never changes; at any other it is
 * revalidated each time.
 */
export function templateStylesheetRoutes(template: TemplateService): Router {
  const routes = Router();
  routes.get(stylesheetPath, async (request, response) => {
    const { css, version } = stylesheetOf(await template.current());
    const etag = `"${version}"`;
    response.set({
      'Cache-Control':
        request.query['v'] === version
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      ETag: etag,
    });
    if (request.get('if-none-match')?.includes(etag) === true) {
      response.status(304).end();
      return;
    }
    response.type('css').send(css);
  });
  return routes;
}

/** The documented template paths (product 9.4), implemented with the same service. */
export function templateRoutes(
  template: TemplateService,
  actorOf: (request: Request) => Actor,
): Router {
  const routes = Router();

  routes.get('/api/template/config', async (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    response.json(await template.current());
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
