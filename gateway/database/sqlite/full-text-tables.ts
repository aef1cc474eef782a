/**
 * Selects the names of the full-text indexes. They retain deleted words until their parts are
 * merged with the command `optimize`.
 */
export const fullTextTables = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%USING fts5%'`;
