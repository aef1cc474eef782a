import type { RequestHandler } from 'express';
import type { SiteModule } from '../site-module.ts';
import { templateRoutes, templateStylesheetRoutes } from './template.rest.ts';
import { TemplateResolver } from './template.resolver.ts';
import { TemplateService, type TemplateDependencies } from './template.service.ts';
import { TemplateSavesResolver } from './template-saves.resolver.ts';
import { TemplateSavesService } from './template-saves.service.ts';

interface ArticleTemplate extends SiteModule {
  /** The style sheet with the template's colours and sizes. */
  stylesheet: RequestHandler;
}

export function createArticleTemplate(deps: TemplateDependencies): ArticleTemplate {
  const { database, now } = deps;
  const template = new TemplateService(deps);
  const saves = new TemplateSavesService({ database, template, now });
  return {
    resolvers: [new TemplateResolver(template), new TemplateSavesResolver(saves)],
    routes: (actorOf) => templateRoutes(template, actorOf),
    stylesheet: templateStylesheetRoutes(template),
  };
}
