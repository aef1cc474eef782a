import path from 'node:path';
import sirv from 'sirv';
import { createApp, type App } from './app.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment/env.ts';
import { dependenciesOf } from './environment-dependencies.ts';
import { boundHeapGrowth } from './heap-growth.ts';
import type { RateLimits } from './http/rate-limits.ts';
import { listen, type Listening } from './listen.ts';
import { createLogger, type Logger } from './log/logger.ts';
import { readAssets } from './site/pages/assets.ts';
import { isTemporary } from './environment/state-directory.ts';

/**
 * The builds of the browser and the threads are next to the server build that contains this file.
 */
const clientDirectory = path.join(import.meta.dirname, '../client');

/** Inside the build, because another build may read the files differently. */
const contentCacheFile = path.join(import.meta.dirname, 'content.json');

const contentThread = path.join(import.meta.dirname, '../threads/content-thread.js');

/** The site in a single process. */
export interface SiteProcess {
  app: App;
  database: Database;
  listening: Listening;
  logger: Logger;
}

/** Files with a hash in their name never change; others are revalidated after an hour. */
function cacheControlOf(file: string): string {
  return file.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

/**
 * Opens the database, composes the application with the production build and listens. Uses the
 * site's own content unless another folder is given.
 * @throws Error with a readable message when the database, the build or the port is not usable.
 */
export async function startSite(
  environment: Environment,
  limits: RateLimits,
  contentDirectory?: string,
): Promise<SiteProcess> {
  boundHeapGrowth();
  const logger = createLogger({ level: environment.logLevel, pretty: false });
  const { stateDirectory } = environment;
  if (isTemporary(stateDirectory)) {
    logger.warn(
      { stateDirectory },
      'No volume is mounted for the state: it ends with the container',
    );
  }
  const assets = readAssets(clientDirectory);
  const dependencies = await dependenciesOf(environment);
  const app = await createApp({
    ...dependencies,
    ...(contentDirectory === undefined ? {} : { contentDirectory }),
    contentCacheFile,
    logger,
    limits,
    rendering: { program: () => Promise.resolve(contentThread) },
    web: {
      loadRenderer: () => import('../web/entry-server.tsx'),
      loadAssets: () => assets,
      files: sirv(clientDirectory, {
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders: (response, file) => {
          response.setHeader('Cache-Control', cacheControlOf(file));
          // The list of types that sirv has does not contain it.
          if (file.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
        },
      }),
      development: false,
    },
  });
  const listening = await listen(app.handle, environment).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  return { app, database: dependencies.database, listening, logger };
}
