import type { AppDependencies } from './app-dependencies.ts';
import { storedSessionSecret } from './auth/stored-secret.ts';
import type { Environment } from './environment/env.ts';
import {
  erasureJournalOf,
  searchIndexOf,
  uploadsDirectoryIn,
} from './environment/state-directory.ts';
import { openDatabase } from './site-database.ts';

/**
 * Opens the configured database and derives all other dependencies of the application from the
 * environment.
 * @throws Error with a readable message when the database is not usable.
 */
export async function dependenciesOf(
  environment: Environment,
): Promise<Omit<AppDependencies, 'logger' | 'limits' | 'rendering' | 'web'>> {
  const {
    databaseUrl,
    stateDirectory,
    publicUrl,
    identity,
    openai,
    sessionSecret,
    mail,
    uploads,
    trustProxy,
  } = environment;
  return {
    database: await openDatabase(databaseUrl, { replicaUrl: environment.databaseReadUrl }),
    publicUrl,
    publicUrlGiven: environment.publicUrlGiven,
    identity,
    ai: openai,
    sessionSecret: sessionSecret ?? storedSessionSecret(stateDirectory),
    mail,
    stateDirectory,
    erasureJournal: erasureJournalOf(environment),
    searchFile: searchIndexOf(environment),
    uploads,
    uploadsDirectory: uploadsDirectoryIn(stateDirectory),
    trustProxy,
    metricsToken: environment.metricsToken,
    contentDirectory: environment.contentDirectory,
  };
}
