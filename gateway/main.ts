import 'reflect-metadata';
import { identityNotice } from './auth/identity.ts';
import { readEnvironment } from './environment/env.ts';
import { productionLimits } from './http/rate-limits.ts';
import { stopOnSignals } from './listen.ts';
import { startSite } from './site-process.ts';

/** Starts the product in production mode; the last line of the startup log is the URL. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const { app, listening, logger } = await startSite(environment, productionLimits);
  stopOnSignals(listening, app, logger);
  const notice = identityNotice(environment);
  if (notice !== undefined) {
    process.stdout.write(`${notice}\n`);
  }
  process.stdout.write(`Loon is ready at ${environment.publicUrl}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
