import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';

/** How long an erasure waits for the files to be clean before that continues in the background. */
const waitMs = 5_000;

/**
 * Removes residual data of an erasure from the database files. If this is not possible yet, it is
 * logged and the housekeeping repeats it.
 */
export async function clearResidualData(database: Database, logger: Logger): Promise<void> {
  const done = database.clearResidualData().catch((error: unknown) => {
    logger.warn({ err: error }, 'Erased data has not yet been removed from every file');
  });
  const waited = new AbortController();
  await Promise.race([
    done,
    pause(waitMs, undefined, { ref: false, signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
}
