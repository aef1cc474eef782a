import path from 'node:path';
import { sqliteFileOf } from './database/sqlite/sqlite-file.ts';

/** Where files live that belong to this installation: beside the SQLite file, else `data/`. */
export function stateDirectoryOf(databaseUrl: string): string {
  return path.dirname(sqliteFileOf(databaseUrl) ?? path.resolve('data/site.sqlite'));
}

/** Where uploaded images are kept. */
export function uploadsDirectoryOf(databaseUrl: string): string {
  return path.join(stateDirectoryOf(databaseUrl), 'uploads');
}

/**
 * The journal of erasures of one database. It stands beside the database and carries its name, so
 * that what was erased in one is never taken for erased in another.
 */
export function erasureJournalOf(databaseUrl: string): string {
  const name = path.basename(sqliteFileOf(databaseUrl) ?? new URL(databaseUrl).pathname);
  return path.join(stateDirectoryOf(databaseUrl), `${name}.erasures.jsonl`);
}

/** Where the search index of one database waits for the next start. */
export function searchIndexOf(databaseUrl: string): string {
  const name = path.basename(sqliteFileOf(databaseUrl) ?? new URL(databaseUrl).pathname);
  return path.join(stateDirectoryOf(databaseUrl), `${name}.search`);
}
