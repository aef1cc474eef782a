import { createRequire } from 'node:module';
import type Library from 'better-sqlite3';

const require = createRequire(import.meta.url);

/**
 * better-sqlite3 crashes on Node 24 before version 13, and does not run on Node 20 from version 13
 * on; the API we use is the same in both.
 */
const version = Number.parseInt(process.versions.node, 10) < 24 ? '' : '-13';

/**
 * The path of the SQLite library for this Node version, for a thread that cannot import this
 * module.
 */
export const sqliteLibraryPath = require.resolve(`better-sqlite3${version}`);

/** Loads the library; not called on PostgreSQL. */
export function loadSqliteLibrary(): typeof Library {
  return require(sqliteLibraryPath) as typeof Library;
}
