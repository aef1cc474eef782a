import type { DataSource } from 'typeorm';

interface NamedLock {
  name: string;
  /** Whether to wait for another holder, without a time limit, or to leave the work to it. */
  wait: boolean;
}

/**
 * Does `work` while no other process of the site does work of the same name; false if it was left
 * to another (product 11.1). The lock belongs to its own transaction, so that it works through
 * PgBouncer as well, and ends with the process.
 */
export async function withNamedLock(
  source: DataSource,
  { name, wait }: NamedLock,
  work: () => Promise<void>,
): Promise<boolean> {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL lock_timeout = 0');
    const lock = wait ? 'pg_advisory_xact_lock' : 'pg_try_advisory_xact_lock';
    const [row] = await runner.manager.query<{ held: unknown }[]>(
      `SELECT ${lock}(hashtextextended($1, 0)) AS "held"`,
      [name],
    );
    // Also ends the snapshot of the query above, for which CREATE INDEX CONCURRENTLY would wait.
    await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const acquired = row?.held !== false;
    if (acquired) {
      await work();
    }
    await runner.commitTransaction();
    return acquired;
  } catch (error) {
    if (runner.isTransactionActive) {
      await runner.rollbackTransaction().catch(() => undefined);
    }
    throw error;
  } finally {
    await runner.release();
  }
}
