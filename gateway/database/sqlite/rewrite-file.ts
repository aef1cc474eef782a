import { Worker } from 'node:worker_threads';
import { sqliteLibraryPath } from './library.ts';

/**
 * Selects the names of the full-text indexes. They retain deleted words until their parts are
 * merged with the command `optimize`.
 */
export const fullTextTables = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%USING fts5%'`;

/**
 * Runs in a thread, because it takes as long as the file is large. Full-text indexes contain
 * deleted words until their segments are merged; VACUUM rebuilds every page, and the checkpoint
 * empties the write-ahead log. The version changes only if nothing was deleted during that time.
 */
const program = `
const { workerData } = require('node:worker_threads');
const Database = require(workerData.library);
const connection = new Database(workerData.file, { fileMustExist: true, timeout: 5000 });
connection.pragma('secure_delete = ON');
const fullText = connection.prepare(workerData.fullTextTables).pluck();
for (const name of fullText.all()) {
  connection.exec('INSERT INTO "' + name + '"("' + name + '") VALUES (\\'optimize\\')');
}
connection.exec('VACUUM');
const [{ busy }] = connection.pragma('wal_checkpoint(TRUNCATE)');
if (busy !== 0) {
  throw new Error('Another process reads the database: what was erased is still in its log.');
}
connection
  .transaction(() => {
    if (connection.pragma('user_version', { simple: true }) === workerData.from) {
      connection.pragma('user_version = ' + workerData.to);
    }
  })
  .immediate();
connection.close();
`;

/**
 * Rewrites a SQLite file, so that nothing of deleted rows remains in it or its companion files, and
 * changes its `user_version`. Other connections may stay open.
 * @throws Error if another process blocks it for too long, or the disk is full.
 */
export function rewriteFile(file: string, version: { from: number; to: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      eval: true,
      workerData: { library: sqliteLibraryPath, file, fullTextTables, ...version },
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
