import type BetterSqlite3 from 'better-sqlite3';
import { driverCodeOf } from '../driver-code.ts';

/**
 * better-sqlite3 is synchronous: while it waits for a lock nothing is served. So the wait inside
 * SQLite is short, and the writer retries asynchronously; readers rarely meet a lock.
 */
export const sqliteBusyTimeoutMs = { write: 10, read: 50 };

/**
 * WAL with `synchronous=FULL`: a request acknowledged with 201 survives `kill -9` and power loss.
 * `secure_delete` overwrites deleted data with zeros.
 */
export function prepareSqlite(connection: BetterSqlite3.Database): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('secure_delete = ON');
}

const transientCodes = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED']);
const unavailableCodes = new Set(['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY']);

/** Another process holds the lock: a retry may succeed. */
export function isSqliteBusy(error: unknown): boolean {
  return transientCodes.has(driverCodeOf(error));
}

/** The file cannot be written at present (disk full, read-only medium). */
export function isSqliteUnwritable(error: unknown): boolean {
  const code = driverCodeOf(error);
  return [...unavailableCodes].some((known) => code === known || code.startsWith(`${known}_`));
}

/** The problem is the file's path, not its content. */
export function isUnreachableFile(error: unknown): boolean {
  const ofFileSystem = typeof error === 'object' && error !== null && 'syscall' in error;
  return ofFileSystem || driverCodeOf(error).startsWith('SQLITE_CANTOPEN');
}
