import { createHash } from 'node:crypto';
import { Router } from 'express';
import { templateStylesheet } from '../../schema/template/template-stylesheet.ts';
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
