import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';

/** Who erases a person waits so long for the files to be clean; then it goes on by itself. */
const waitMs = 5_000;

/**
 * Removes what an erasure has left in the database's files. What could not be done yet is logged,
 * and done by the housekeeping.
 */
export async function clearResidualData(database: Database, logger: Logger): Promise<void> {
  const done = database.clearResidualData().catch((error: unknown) => {
    logger.warn({ err: error }, 'What was erased is not yet removed from every file');
  });
  const waited = new AbortController();
  await Promise.race([
    done,
    pause(waitMs, undefined, { ref: false, signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
}
