import { loadSqliteLibrary } from './library.ts';

/** The SQLite library for this Node version, for code that uses only SQLite. */
export const BetterSqlite3 = loadSqliteLibrary();
