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
