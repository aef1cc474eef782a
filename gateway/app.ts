import 'reflect-metadata';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import proxyAddress from 'proxy-addr';
import { AuditLogResolver } from './audit/audit-log.resolver.ts';
import { AuditLogService } from './audit/audit-log.service.ts';
import { trimAuditLog } from './audit/trim-audit-log.ts';
import { stranger } from './auth/actor.ts';
import type { AiServer } from './ai/ask-model.ts';
import { GenerationResolver } from './ai/generation.resolver.ts';
import { generationRoutes } from './ai/generation.rest.ts';
import { GenerationService } from './ai/generation.service.ts';
import { createLogin } from './auth/login.ts';
import { userRoutes } from './auth/user.rest.ts';
import { ViewerResolver } from './auth/viewer.resolver.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './env.ts';
import { AnonymousAnswers } from './graphql/anonymous-answers.ts';
import type { GraphQLContext } from './graphql/context.ts';
import { eventStream } from './graphql/event-stream.ts';
import { explorerRoutes } from './graphql/explorer.ts';
import { createGraphQLServer } from './graphql/server.ts';
import { createSchema } from './graphql/schema.ts';
import { Housekeeping } from './housekeeping/housekeeping.ts';
import { createErrorResponses, unknownPath } from './http/error-responses.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { healthRoutes } from './http/health.rest.ts';
import { jsonBody } from './http/json-body.ts';
import { plainProgramPath } from './http/plain-path.ts';
import { AddressLimiter, FormLimiter, type RateLimits } from './http/rate-limits.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { standingHeaders } from './http/standing-headers.ts';
import type { Logger } from './log/logger.ts';
import { createBlog } from './posts/blog.ts';
import { imageUploadRoutes, uploadedImageRoutes } from './posts/images/image.rest.ts';
import { ImageService } from './posts/images/image.service.ts';
import { ImageStore } from './posts/images/image-store.ts';
import { postRoutes } from './posts/post.rest.ts';
import { slugRedirects } from './posts/slug-redirects.ts';
import { LaunchChecklist, type LaunchFacts } from './launch/launch-checklist.service.ts';
import type { MailSettings } from './mail/mail-channel.ts';
import { LaunchResolver } from './launch/launch.resolver.ts';
import { createVisitorRequests } from './requests/visitor-requests.ts';
import { ContentResolver } from './site/content/content.resolver.ts';
import { loadContent } from './site/content/content.ts';
import { siteFacts } from './site/documents/published-post.ts';
import { siteDocuments } from './site/documents/site-documents.ts';
import { Pages } from './site/pages.ts';
import { describePages } from './site/social-card/describe-page.ts';
import { socialCardRoutes } from './site/social-card/social-card.routes.ts';
import type { PageAssets, PageRenderer } from './site/renderer.ts';
import { SiteChanges } from './site/site-changes.ts';
import { templateStylesheetRoutes } from './template/template-stylesheet.rest.ts';
import { TemplateResolver } from './template/template.resolver.ts';
import { templateRoutes } from './template/template.rest.ts';
import { TemplateService } from './template/template.service.ts';
import { TemplateSavesResolver } from './template/template-saves.resolver.ts';
import { TemplateSavesService } from './template/template-saves.service.ts';

/** Everything the application is handed; it reads neither environment nor clock by itself. */
export interface AppDependencies {
  database: Database;
  logger: Logger;
  publicUrl: string;
  identity: Environment['identity'];
  /** The AI server that writes blog posts, if there is one. */
  ai: AiServer;
  sessionSecret: string;
  trustProxy: number;
  limits: RateLimits;
  mail: MailSettings;
  /** Where files live that belong to this installation, such as the note of the last backup. */
  stateDirectory: string;
  /** Where uploaded images are kept; made with the first one. */
  uploadsDirectory: string;
  /** Where the content files are; they are read once, at start. */
  contentDirectory: string;
  web: {
    loadRenderer: () => Promise<PageRenderer>;
    loadAssets: () => PageAssets;
    /** Serves the browser's files: the build in production, Vite in development. */
    files: RequestHandler;
    development: boolean;
  };
}

/** The running application, apart from the process that listens. */
export interface App {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends what would last too long to wait for; to be called before listening ends. */
  endLongRequests: () => Promise<void>;
  close: () => Promise<void>;
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Composes services, transports and pages into one request handler. */
export async function createApp(deps: AppDependencies): Promise<App> {
  const { database, logger, publicUrl, web } = deps;
  const formLimiter = new FormLimiter(deps.limits);
  const readLimiter = new AddressLimiter(deps.limits.readsPerAddress);
  const content = loadContent(deps.contentDirectory);
  const changes = new SiteChanges();
  const requests = createVisitorRequests({
    database,
    logger,
    publicUrl,
    sessionSecret: deps.sessionSecret,
    mail: deps.mail,
    limiter: formLimiter,
  });
  const facts: LaunchFacts = {
    publicUrl,
    identity: deps.identity,
    openai: deps.ai,
    smtpConfigured: deps.mail.smtpUrl !== undefined,
    stateDirectory: deps.stateDirectory,
  };
  const blog = await createBlog({
    database,
    changes,
    logger,
    contentDirectory: deps.contentDirectory,
  });
  const now = () => new Date();
  const template = new TemplateService({
    database,
    changes,
    logger,
    now,
    draw: async (config) => {
      const { renderTemplate } = await web.loadRenderer();
      return renderTemplate({ config, schema, context: { actor: stranger, clientAddress: '' } });
    },
  });
  const imageStore = new ImageStore(deps.uploadsDirectory);
  const images = new ImageService({ database, store: imageStore, now });
  const generations = new GenerationService({
    database,
    editing: blog.editing,
    server: deps.ai,
    logger,
    now,
  });
  const schema: GraphQLSchema = await createSchema([
    ...blog.resolvers,
    new GenerationResolver(generations),
    new TemplateResolver(template),
    new TemplateSavesResolver(new TemplateSavesService({ database, template, now })),
    new ContentResolver(content),
    ...requests.resolvers,
    new LaunchResolver(
      new LaunchChecklist({ facts, content, recipients: () => requests.recipients() }),
    ),
    new ViewerResolver(),
    new AuditLogResolver(new AuditLogService(database)),
  ]);
  const graphql = await createGraphQLServer(schema, logger);
  const login = createLogin({
    publicUrl,
    identity: deps.identity,
    database,
    sessionSecret: deps.sessionSecret,
    logger,
    limiter: new AddressLimiter(deps.limits.loginsPerAddress),
  });
  const pages = new Pages({
    schema,
    publicUrl,
    loadRenderer: web.loadRenderer,
    loadAssets: web.loadAssets,
    caching: !web.development,
    actorOf: login.actorOf,
    expiresAt: () => blog.schedule.nextAt(),
    logger,
  });
  changes.onChange(() => pages.cache.clear());
  const renderer = await web.loadRenderer();

  const secure = securityHeaders({
    https: publicUrl.startsWith('https:'),
    scriptHashes: [hashOf(renderer.wakeScript)],
    development: web.development,
  });
  const anonymousAnswers = new AnonymousAnswers({
    server: graphql,
    publicUrl,
    limiter: readLimiter,
    addressOf: (request) => proxyAddress(request, (_address, hop) => hop < deps.trustProxy),
    headers: standingHeaders(secure),
    logger,
    expiresAt: () => blog.schedule.nextAt(),
  });
  changes.onChange(() => anonymousAnswers.clear());

  const housekeeping = new Housekeeping(
    [
      ...blog.chores,
      { name: 'trim the audit log', work: () => trimAuditLog(database, new Date()) },
      requests.retention,
    ],
    logger,
  );
  const contextOf = (request: Request): GraphQLContext => ({
    actor: login.actorOf(request),
    clientAddress: request.ip ?? '',
  });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.use(requestLog(logger));
  app.use(secure);
  app.use(healthRoutes(database));
  app.use(web.files);
  app.use(uploadedImageRoutes(imageStore));
  app.use(plainProgramPath);
  app.use(refuseCrossSite(publicUrl));
  app.use(login.session);
  app.use(login.routes);
  app.use(requests.formRoutes);
  app.use(explorerRoutes());
  app.use(['/api', '/graphql'], async (request, _response, next) => {
    await readLimiter.take(request.ip ?? '');
    next();
  });
  app.use(userRoutes(login.actorOf));
  app.use(generationRoutes(generations, login.actorOf));
  app.use(imageUploadRoutes(images, login.actorOf));
  app.use(postRoutes(blog, login.actorOf));
  app.use(templateRoutes(template, login.actorOf));
  app.use(requests.exportRoutes(login.actorOf));
  app.use('/api', unknownPath);
  app.use(
    '/graphql',
    ...jsonBody,
    eventStream({
      schema,
      logger,
      contextOf: (request) => ({ ...contextOf(request), generations }),
    }),
    expressMiddleware(graphql, { context: ({ req }) => Promise.resolve(contextOf(req)) }),
  );
  app.use(
    siteDocuments({
      facts: siteFacts(content.site, publicUrl),
      posts: blog.published,
      cache: web.development ? undefined : pages.cache,
      expiresAt: () => blog.schedule.nextAt(),
    }),
  );
  app.use(socialCardRoutes(describePages(content.site, blog.posts)));
  app.use(templateStylesheetRoutes(template));
  app.use(slugRedirects(blog.posts, login.actorOf));
  app.use(pages.handle);
  app.use(createErrorResponses(logger));

  housekeeping.start();
  requests.start();
  return {
    handle: (request, response) => {
      if (!pages.tryServe(request, response) && !anonymousAnswers.tryServe(request, response)) {
        app(request, response);
      }
    },
    endLongRequests: async () => {
      await Promise.all([generations.close(), requests.stop()]);
    },
    close: async () => {
      await generations.close();
      await graphql.stop();
      await requests.stop();
      await housekeeping.stop();
      await blog.close();
      await database.close();
    },
  };
}
