/**
 * Selects the names of the full-text indexes. They keep deleted words until their parts are merged,
 * which their command `optimize` does.
 */
export const fullTextTables = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%USING fts5%'`;
