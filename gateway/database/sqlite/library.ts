import { createRequire } from 'node:module';
import type Library from 'better-sqlite3';

const require = createRequire(import.meta.url);

/**
 * better-sqlite3 ends the process on Node 24 up to its version 12, and does not run on Node 20 from
 * its version 13 on; what we ask of it is the same in both.
 */
const version = Number.parseInt(process.versions.node, 10) < 24 ? '' : '-13';

/** Where the library of SQLite for this Node lies, for a thread that cannot import this module. */
export const sqliteLibraryPath = require.resolve(`better-sqlite3${version}`);

/** Loads it; a site on PostgreSQL does without. */
export function loadSqliteLibrary(): typeof Library {
  return require(sqliteLibraryPath) as typeof Library;
}
