import type { QueryRunner } from 'typeorm';

/**
 * Makes sure that no transaction is open on the only connection that writes, whatever failed.
 * When the disk is full or fails, SQLite may roll back by itself, and a rollback then fails too.
 * TypeORM must not take the transaction for still open: the next ones would only nest in it, and
 * what they report as committed would be lost with the process.
 */
export async function endTransaction(runner: QueryRunner): Promise<void> {
  await runner.query('ROLLBACK').catch(() => undefined);
  Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
}
