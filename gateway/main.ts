import 'reflect-metadata';
import path from 'node:path';
import sirv from 'sirv';
import { createApp } from './app.ts';
import { storedSessionSecret } from './auth/session-secret.ts';
import { sqliteFileOf } from './database/data-source.ts';
import { Database } from './database/database.ts';
import { EnvironmentError, readEnvironment } from './env.ts';
import { productionLimits } from './http/rate-limits.ts';
import { createLogger } from './log/logger.ts';
import { listen, stopOnSignals } from './listen.ts';
import { readAssets } from './site/assets.ts';

/** The browser build stands beside the server build that this file is part of. */
const clientDirectory = path.join(import.meta.dirname, '../client');

/** Starts the product in production mode: reads the environment, opens the database, listens. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const logger = createLogger({ level: environment.logLevel, pretty: false });
  const database = await Database.open(environment.databaseUrl);
  const stateDirectory = path.dirname(
    sqliteFileOf(environment.databaseUrl) ?? path.resolve('data/site.sqlite'),
  );
  const assets = readAssets(clientDirectory);
  const app = await createApp({
    database,
    logger,
    publicUrl: environment.publicUrl,
    identity: environment.identity,
    sessionSecret: environment.sessionSecret ?? storedSessionSecret(stateDirectory),
    trustProxy: environment.trustProxy,
    limits: productionLimits,
    web: {
      loadRenderer: () => import('../web/entry-server.tsx'),
      loadAssets: () => assets,
      files: sirv(clientDirectory, {
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders: (response, file) => {
          response.setHeader(
            'Cache-Control',
            file.startsWith('/assets/')
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=3600',
          );
        },
      }),
      development: false,
    },
  });
  const server = await listen(app.handle, environment);
  stopOnSignals(server, app, logger);
  process.stdout.write(`Loon is ready at ${environment.publicUrl}\n`);
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvironmentError || error instanceof Error;
  process.stderr.write(`${expected ? error.message : String(error)}\n`);
  process.exit(1);
});
