import type { EntityManager } from 'typeorm';

/** Whether a manager speaks to SQLite; it is PostgreSQL otherwise. */
export function isSqlite(manager: EntityManager): boolean {
  return manager.dataSource.options.type === 'better-sqlite3';
}
