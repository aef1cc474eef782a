import type { DataSource } from 'typeorm';
import { createDataSource } from './database/data-source.ts';
import { Database } from './database/database.ts';
import type { WriteLimits } from './database/write-queue.ts';
import { entities } from './entities.ts';

/** A data source with every table of the site, for command lines and tests; see createDataSource. */
export function siteDataSource(databaseUrl: string): DataSource {
  return createDataSource(databaseUrl, { entities });
}

/** Opens the site's database; see Database.open. */
export function openDatabase(databaseUrl: string, limits?: WriteLimits): Promise<Database> {
  return Database.open(databaseUrl, { entities, limits });
}
