import path from 'node:path';
import type { EntityManager } from 'typeorm';

/** Whether a manager speaks to SQLite; it is PostgreSQL otherwise. */
export function isSqlite(manager: EntityManager): boolean {
  return manager.dataSource.options.type === 'better-sqlite3';
}

/** The file of a `sqlite:PATH` URL, or `undefined` for a PostgreSQL URL. */
export function sqliteFileOf(databaseUrl: string): string | undefined {
  return databaseUrl.startsWith('sqlite:')
    ? path.resolve(databaseUrl.slice('sqlite:'.length))
    : undefined;
}
