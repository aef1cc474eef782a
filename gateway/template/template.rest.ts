import { createHash } from 'node:crypto';
import { Router, type Request } from 'express';
import { templateStylesheet } from '../../schema/template/template-stylesheet.ts';
import type { Actor } from '../access/actor.ts';
import { authorOf, requireAuthor } from '../access/policy.ts';
import { jsonBody } from '../http/json-body.ts';
import { stylesheetPath, type TemplateService } from './template.service.ts';

/**
 * `/template.css`: the current template as custom properties, from this origin, so that no page
 * needs an inline style. At the URL of the current save it never changes; at any other it is
 * revalidated each time.
 */
export function templateStylesheetRoutes(template: TemplateService): Router {
  const routes = Router();
  routes.get(stylesheetPath, async (request, response) => {
    const currentTemplate = await template.current();
    const css = templateStylesheet(currentTemplate.config);
    const etag = `"${createHash('sha256').update(css).digest('base64url').slice(0, 20)}"`;
    const current = request.query['v'] === String(currentTemplate.number);
    response.set({
      'Cache-Control': current
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
