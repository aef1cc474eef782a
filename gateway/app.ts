import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type Request } from 'express';
import { systemClock, type AppDependencies } from './app-dependencies.ts';
import type { Actor } from './access/actor.ts';
import { createLogin } from './auth/login.ts';
import { explorerRoutes } from './graphql/explorer.ts';
import { createGraphQL } from './graphql/graphql.ts';
import { Housekeeping } from './housekeeping/housekeeping.ts';
import { Arrivals, FairScheduler } from './http/fair-scheduler.ts';
import { clientAddressOf } from './http/client-address.ts';
import { actorAtPath, withRows } from './http/rest-access.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { createErrorResponses, unknownPath } from './http/error-responses.ts';
import { getOnly } from './http/get-only.ts';
import { createEntryHandler } from './http/entry-handler.ts';
import { Health } from './http/health.ts';
import { schedulerSetting } from './http/json-body.ts';
import { limitClient, AddressLimiter } from './http/rate-limits.ts';
import {
  noStore,
  readCommonHeaders,
  securityHeaders,
  shownElsewhere,
} from './http/response-headers.ts';
import { plainProgramPath } from './http/valid-request.ts';
import { requestLog } from './http/request-log.ts';
import { SharedLimits } from './http/shared-limits.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createModules } from './modules.ts';
import { readContent } from './site/content/content-cache.ts';
import { missingFiles } from './site/content/later-files.ts';
import { openChanges } from './changes/site-changes.ts';
import { createWebsite } from './site/website.ts';

/** The running application, without the server that listens. */
export interface App {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Makes the readiness check report from now on that the site is shutting down. */
  beginShutdown: () => void;
  /**
   * Ends requests that would take too long to finish; call it before the server stops listening.
   */
  endLongRequests: () => Promise<void>;
  close: () => Promise<void>;
}

function createExpress(trustProxy: number, scheduler: FairScheduler): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  // Express accepts any text from a proxy as an address.
  Object.defineProperty(app.request, 'ip', {
    get(this: Request) {
      return clientAddressOf(this, trustProxy);
    },
  });
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.set(schedulerSetting, scheduler);
  return app;
}

/** Composes services, transports and pages into one request handler. */
export async function createApp(deps: AppDependencies): Promise<App> {
  const { database, logger, publicUrl, web } = deps;
  const now = deps.now ?? systemClock;
  const contentFiles = await readContent(deps.contentDirectory, deps.contentCacheFile);
  const missing = missingFiles(deps.contentDirectory);
  if (missing.length > 0) {
    logger.warn({ files: missing }, 'The content folder is of an earlier release and lacks files');
  }
  const { changes, chores } = await openChanges(database, logger);
  const limiter = new AddressLimiter(deps.limits.readsPerAddress);
  const shared = SharedLimits.of(database, { logger, secret: deps.sessionSecret });
  const { pageScript: wakeScript, isKnownPath } = await web.loadRenderer();
  const metrics =
    deps.metricsToken === undefined
      ? undefined
      : await createMetrics({ token: deps.metricsToken, database, now });
  const counters = metrics?.counters ?? {};

  const composed = await createModules(deps, {
    files: contentFiles,
    changes,
    limiter,
    shared,
    counters,
    now,
  });
  const { blog, content, schema, modules } = composed;

  const login = await createLogin({
    publicUrl,
    publicUrlGiven: deps.publicUrlGiven ?? false,
    stateDirectory: deps.stateDirectory,
    identity: deps.identity,
    database,
    sessionSecret: deps.sessionSecret,
    logger,
    limiter: new AddressLimiter(deps.limits.loginsPerAddress, shared?.count('logins')),
    counters,
  });
  const { keyRequests } = composed;
  const actorOf = (request: Request): Actor =>
    keyRequests.holderOf(request) ?? login.actorOf(request);
  const actorAt = (request: Request): Actor => actorAtPath(request, actorOf(request));
  const secure = securityHeaders({
    https: publicUrl.startsWith('https:'),
    inlineScripts: [wakeScript],
    development: web.development,
  });
  const headers = readCommonHeaders(secure);
  const arrivals = new Arrivals();
  const scheduler = new FairScheduler(arrivals);
  const addressOf = (request: IncomingMessage): string => clientAddressOf(request, deps.trustProxy);
  const entry = { arrivals, scheduler, addressOf, headers, logger };
  const isCurrent = (): boolean => changes.isCurrent();
  const { mayHaveSession } = login;
  const site = { ...entry, schema, publicUrl, actorOf, mayHaveSession, isCurrent, now };
  const renderings = new AddressLimiter(deps.limits.renderingsPerAddress);
  const website = createWebsite({
    ...site,
    content,
    blog,
    reviews: composed.reviewLinks,
    web,
    stylesheet: composed.stylesheet,
    documents: modules.flatMap(({ documents }) => documents ?? []),
    redirections: composed.redirections,
    views: composed.views,
    contentSignal: composed.contentSignal,
    limiter: renderings,
    counters,
  });
  const graphql = await createGraphQL({
    ...site,
    streams: composed.streams,
    limiter,
    counters,
    expiresAt: () => blog.schedule.nextAt(),
  });
  changes.onChange(website.clearCache);
  changes.onChange(graphql.clearCache);
  await changes.start();
  const checkReady = async (): Promise<void> => {
    await database.checkReady();
    changes.requireCurrent();
  };
  const notes = () => [
    ...missing.map((file) => `The content folder has no ${file}.`),
    ...composed.notes(),
  ];
  const health = new Health({ checkReady, notes, headers });

  const app = createExpress(deps.trustProxy, scheduler);
  const files = modules.flatMap((module) => module.files ?? []);
  app.use(requestLog(logger), secure);
  app.use(['/images', '/uploads', '/social'], shownElsewhere);
  app.use(getOnly(web.files), ...files);
  app.use(plainProgramPath, keyRequests.recognise);
  const ofBrowsers = [refuseCrossSite(publicUrl), ...login.session, login.routes];
  app.use(...ofBrowsers.map((handler) => keyRequests.unlessKey(handler)));
  const programs = ['/api', '/graphql', '/mcp'];
  app.use(explorerRoutes());
  app.use(programs, noStore);
  app.use(...withRows(modules.flatMap(({ forms }) => forms?.(actorAt) ?? [])));
  const counted = [limitClient(limiter), login.renewal];
  app.use(programs, ...counted.map((handler) => keyRequests.unlessKey(handler)));
  app.use(...withRows(modules.flatMap(({ routes }) => routes?.(actorAt) ?? [])));
  app.use('/api', unknownPath);
  app.use(graphql.routes, website.routes);
  app.use(createErrorResponses(logger));

  const housekeeping = new Housekeeping(
    [...chores, ...modules.flatMap((module) => module.chores ?? [])],
    { logger, alone: (name, work) => database.alone(name, work) },
  );
  housekeeping.start();
  modules.forEach(({ start }) => start?.());
  const stop = async (): Promise<void> => {
    await Promise.all(modules.flatMap((module) => module.stop?.() ?? []));
  };
  const handle = createEntryHandler({
    ...entry,
    health,
    cache: metrics?.counted(website.cache) ?? website.cache,
    earlyHandlers: [website, graphql],
    app,
  });
  const changesAge = (): number => changes.silentSeconds();
  const measured =
    metrics?.around({ handle, headers, isPagePath: isKnownPath, changesAge }) ?? handle;
  return {
    handle: login.watched(measured),
    beginShutdown: () => health.beginShutdown(),
    endLongRequests: stop,
    close: async () => {
      await stop();
      await graphql.close();
      await housekeeping.stop();
      await changes.stop();
      await Promise.all(modules.flatMap((module) => module.close?.() ?? []));
      await database.close();
    },
  };
}
