import type { DataSource } from 'typeorm';
import { createDataSource } from './database/data-source.ts';
import { Database } from './database/database.ts';
import type { WriteLimits } from './database/write-queue.ts';
import { entities } from './entities.ts';

/**
 * A data source with every table of the site, for command-line tools and tests; see
 * createDataSource.
 */
export function siteDataSource(databaseUrl: string): DataSource {
  return createDataSource(databaseUrl, { entities });
}

interface Choices {
  /** How many writes may be queued, and for how long. */
  limits?: WriteLimits | undefined;
  /** A streaming replica for unauthenticated reads. */
  replicaUrl?: string | undefined;
}

export function openDatabase(
  databaseUrl: string,
  { limits, replicaUrl }: Choices = {},
): Promise<Database> {
  return Database.open(databaseUrl, { entities, limits, replicaUrl });
}
