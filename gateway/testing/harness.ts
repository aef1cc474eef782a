import 'reflect-metadata';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedPath, localAdministrator } from '../auth/identity.ts';
import { addPerson } from '../auth/testing/add-person.ts';
import { readEnvironment } from '../environment/env.ts';
import type { Role } from '../../schema/roles.ts';
import { productionLimits, type RateLimits } from '../http/rate-limits.ts';
import { startSite, type SiteProcess } from '../site-process.ts';
import { createAdministratorSession } from './administrator-session.ts';
import { freePort } from './free-port.ts';
import { generousLimits } from './generous-limits.ts';
import { sampleContent } from './sample-content.ts';

/** A running site on a free port with its own database. */
export interface TestSite extends SiteProcess {
  url: string;
  /**
   * Resolves with the `Cookie` header of the logged-in local administrator, or of a person with
   * these roles, who is added.
   */
  logIn: (person?: { email: string; roles: Role[] }) => Promise<string>;
  /** Stops the site and removes its files. */
  close: () => Promise<void>;
}

const sessionSecret = 'a secret for tests that is long enough';
export { freePort, generousLimits, productionLimits };

let migrated: Promise<string> | undefined;

/**
 * The database file of a new site; created once per process, because migration takes most of a
 * start's time.
 */
async function migratedDatabase(): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-migrated-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const file = path.join(directory, 'site.sqlite');
  const site = await startTestSite({ DATABASE_URL: `sqlite:${file}` });
  await site.close();
  return file;
}

/**
 * Starts the production build for browser tests and benchmarks. `variables` are environment
 * variables that override the defaults of product 10.2; unless they contain a database URL, the
 * database is that of a new site.
 */
export async function startTestSite(
  variables: Record<string, string> = {},
  limits: RateLimits = generousLimits,
): Promise<TestSite> {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-site-'));
  const file = path.join(directory, 'site.sqlite');
  if (variables['DATABASE_URL'] === undefined) {
    copyFileSync(await (migrated ??= migratedDatabase()), file);
  }
  const environment = readEnvironment({
    PORT: String(await freePort()),
    DATABASE_URL: `sqlite:${file}`,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: sessionSecret,
    ...variables,
  });
  const content = variables['CONTENT_DIRECTORY'] ?? sampleContent;
  const site = await startSite(environment, limits, content).catch((error: unknown) => {
    rmSync(directory, { recursive: true, force: true });
    // Any program can take a free port before the site listens on it.
    if (variables['PORT'] === undefined && String(error).includes('is in use')) return undefined;
    throw error;
  });
  if (site === undefined) return startTestSite(variables, limits);
  return {
    ...site,
    url: environment.publicUrl,
    logIn: async (person) => {
      if (person) await addPerson(site.database, person);
      return createAdministratorSession({
        database: site.database,
        publicUrl: environment.publicUrl,
        sessionSecret,
        issuer: `${environment.publicUrl}${embeddedPath}`,
        email: person?.email ?? localAdministrator.email,
        firstName: person ? 'Mia' : localAdministrator.firstName,
      });
    },
    close: async () => {
      site.listening.abort();
      await site.listening.stop();
      await site.app.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
