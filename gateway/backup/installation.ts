import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sqliteFileOf } from '../database/engine.ts';
import { PostgresStoredDatabase } from '../database/postgres/postgres-stored-database.ts';
import { SqliteStoredDatabase } from '../database/sqlite/sqlite-stored-database.ts';
import type { StoredDatabase } from '../database/stored-database.ts';
import {
  erasureJournalOf,
  stateDirectoryOf,
  uploadsDirectoryIn,
} from '../environment/state-directory.ts';

const unfinished = /\.part$/;

/**
 * Copies the files of a folder while the site uses it: files being written are left out, and files
 * removed in the meantime are no error. Resolves with the number of copied files.
 */
export async function copyFolder(from: string, to: string): Promise<number> {
  if (!existsSync(from)) {
    return 0;
  }
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  let copied = 0;
  for (const entry of entries.filter((each) => each.isFile() && !unfinished.test(each.name))) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    copied += await copyFile(source, target).then(
      () => 1,
      (error: unknown) => {
        if (existsSync(source)) {
          throw error;
        }
        return 0;
      },
    );
  }
  return copied;
}

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
