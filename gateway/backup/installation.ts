import { PostgresStoredDatabase } from '../database/postgres/postgres-stored-database.ts';
import { sqliteFileOf } from '../database/engine.ts';
import { SqliteStoredDatabase } from '../database/sqlite/sqlite-stored-database.ts';
import type { StoredDatabase } from '../database/stored-database.ts';
import {
  erasureJournalOf,
  stateDirectoryOf,
  uploadsDirectoryIn,
} from '../environment/state-directory.ts';

/** The parts of an installation that have to be copied. */
export interface Installation {
  database: StoredDatabase;
  uploadsDirectory: string;
  /** Where the time of the last backup is recorded for the launch checklist. */
  stateDirectory: string;
  /** The file that records erased persons; a restore does not touch it. */
  erasureJournal: string;
}

/** The installation that works on a database; its files are beside it unless `places` says where. */
export function installationOf(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
  places: { uploadsDirectory?: string | undefined; stateDirectory?: string } = {},
): Installation {
  const { stateDirectory = stateDirectoryOf(databaseUrl) } = places;
  const { uploadsDirectory = uploadsDirectoryIn(stateDirectory) } = places;
  const file = sqliteFileOf(databaseUrl);
  return {
    database:
      file === undefined
        ? new PostgresStoredDatabase({ url: databaseUrl, environment })
        : new SqliteStoredDatabase(file),
    uploadsDirectory,
    stateDirectory,
    erasureJournal: erasureJournalOf({ databaseUrl, stateDirectory }),
  };
}
