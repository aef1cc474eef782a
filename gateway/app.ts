import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import { forgetRevisions } from './ai/forget-revisions.ts';
import { createGenerator } from './ai/generator.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { createAuditLog } from './audit/audit-log.ts';
import { stranger } from './access/actor.ts';
import { createLogin } from './auth/login.ts';
import { userRoutes } from './auth/user.rest.ts';
import { ViewerResolver } from './auth/viewer.resolver.ts';
import { explorerRoutes } from './graphql/explorer.ts';
import { createGraphQL } from './graphql/graphql.ts';
import { createSchema } from './schema.ts';
import { Housekeeping } from './housekeeping/housekeeping.ts';
import { Arrivals } from './http/arrivals.ts';
import { clientAddressOf } from './http/client-address.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { createErrorResponses, unknownPath } from './http/error-responses.ts';
import { forReading } from './http/for-reading.ts';
import { frontDoor } from './http/front-door.ts';
import { Health } from './http/health.ts';
import { limitReads } from './http/limit-reads.ts';
import { notKept } from './http/not-kept.ts';
import { plainProgramPath } from './http/plain-path.ts';
import { AddressLimiter } from './http/rate-limits.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { standingHeaders } from './http/standing-headers.ts';
import { Turns } from './http/turns.ts';
import { LaunchChecklist } from './launch/launch-checklist.service.ts';
import { LaunchResolver } from './launch/launch.resolver.ts';
import { createBlog } from './posts/blog.ts';
import { createImages } from './posts/images/images.ts';
import { createVisitorRequests } from './visitor-requests.ts';
import { ContentResolver } from './site/content/content.resolver.ts';
import { readContent } from './site/content/kept-content.ts';
import { SiteChanges } from './site/site-changes.ts';
import { createWebsite } from './site/website.ts';
import { createArticleTemplate } from './template/article-template.ts';

/** The running application, apart from the process that listens. */
export interface App {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends what would last too long to wait for; to be called before listening ends. */
  endLongRequests: () => Promise<void>;
  close: () => Promise<void>;
}

function createExpress(trustProxy: number): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  // Express takes whatever text a proxy hands on for an address.
  Object.defineProperty(app.request, 'ip', {
    get(this: Request) {
      return clientAddressOf(this, trustProxy);
    },
  });
  app.set('query parser', 'simple');
  app.set('etag', false);
  return app;
}

/** Composes services, transports and pages into one request handler. */
export async function createApp(deps: AppDependencies): Promise<App> {
  const { database, logger, publicUrl, web, contentDirectory, rendering } = deps;
  const now = deps.now ?? (() => new Date());
  const content = await readContent(contentDirectory, deps.keptContentFile);
  const changes = new SiteChanges();
  const limiter = new AddressLimiter(deps.limits.readsPerAddress);
  const { wakeScript } = await web.loadRenderer();

  const requests = await createVisitorRequests({
    database,
    logger,
    publicUrl,
    sessionSecret: deps.sessionSecret,
    mail: deps.mail,
    erasureJournal: deps.erasureJournal,
    limits: deps.limits,
  });
  const blog = await createBlog({
    database,
    changes,
    logger,
    contentDirectory,
    rendering,
    searchFile: deps.searchFile,
    forget: forgetRevisions,
    now,
  });
  const images = createImages({ database, directory: deps.uploadsDirectory, now });
  const generator = createGenerator({
    database,
    blog,
    server: deps.ai,
    logger,
    now,
  });
  const template = createArticleTemplate({
    database,
    changes,
    logger,
    now,
    draw: async (config) => {
      const { renderTemplate } = await web.loadRenderer();
      return renderTemplate({ config, schema, context: { actor: stranger, clientAddress: '' } });
    },
  });
  const audit = createAuditLog(database, now);
  const checklist = new LaunchChecklist({
    facts: {
      publicUrl,
      identity: deps.identity,
      openai: deps.ai,
      smtpConfigured: deps.mail.smtpUrl !== undefined,
      stateDirectory: deps.stateDirectory,
    },
    content,
    recipients: () => requests.recipients(),
  });
  const schema: GraphQLSchema = await createSchema([
    ...blog.resolvers,
    ...generator.resolvers,
    ...template.resolvers,
    ...requests.resolvers,
    ...audit.resolvers,
    new ContentResolver(content),
    new LaunchResolver(checklist),
    new ViewerResolver(),
  ]);

  const login = createLogin({
    publicUrl,
    identity: deps.identity,
    database,
    sessionSecret: deps.sessionSecret,
    logger,
    limiter: new AddressLimiter(deps.limits.loginsPerAddress),
  });
  const { actorOf } = login;
  const secure = securityHeaders({
    https: publicUrl.startsWith('https:'),
    inlineScripts: [wakeScript],
    development: web.development,
  });
  const { stylesheet } = template;
  const headers = standingHeaders(secure);
  const arrivals = new Arrivals();
  const turns = new Turns(arrivals);
  const addressOf = (request: IncomingMessage): string => clientAddressOf(request, deps.trustProxy);
  const door = { arrivals, turns, addressOf, headers, logger };
  const site = { ...door, schema, publicUrl, actorOf, now };
  const renderings = new AddressLimiter(deps.limits.renderingsPerAddress);
  const website = createWebsite({ ...site, content, blog, web, stylesheet, limiter: renderings });
  const graphql = await createGraphQL({
    ...site,
    streams: generator.streams,
    limiter,
    expiresAt: () => blog.schedule.nextAt(),
  });
  const health = new Health({ checkReady: () => database.checkReady(), headers });
  changes.onChange(website.forget);
  changes.onChange(graphql.forget);

  const app = createExpress(deps.trustProxy);
  app.use(requestLog(logger), secure, forReading(web.files), images.files);
  app.use(plainProgramPath, refuseCrossSite(publicUrl), login.session, login.routes);
  app.use(requests.formRoutes, explorerRoutes());
  app.use(['/api', '/graphql'], limitReads(limiter), notKept, login.renewal);
  app.use(userRoutes(actorOf), generator.routes(actorOf), images.uploads(actorOf));
  app.use(blog.routes(actorOf), template.routes(actorOf), requests.exportRoutes(actorOf));
  app.use('/api', unknownPath);
  app.use(graphql.routes, website.routes);
  app.use(createErrorResponses(logger));

  const chores = [...blog.chores, ...images.chores, audit.chore, ...requests.chores];
  const housekeeping = new Housekeeping(chores, logger);
  housekeeping.start();
  requests.start();
  return {
    handle: frontDoor({
      ...door,
      health,
      kept: website.kept,
      doorkeepers: [website, graphql],
      app,
    }),
    endLongRequests: async () => {
      await Promise.all([generator.close(), requests.stop()]);
    },
    close: async () => {
      await generator.close();
      await graphql.close();
      await requests.stop();
      await housekeeping.stop();
      await blog.close();
      await database.close();
    },
  };
}
