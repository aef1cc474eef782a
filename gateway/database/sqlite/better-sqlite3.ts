import { loadSqliteLibrary } from './library.ts';

/** The library of SQLite for this Node, where nothing but SQLite is at work. */
export const BetterSqlite3 = loadSqliteLibrary();
