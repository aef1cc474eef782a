import type { QueryRunner } from 'typeorm';

/**
 * Makes sure that no transaction is open on the only connection that writes, after any failure.
 * When the disk is full or fails, SQLite may roll back automatically, and a rollback then fails
 * too. TypeORM must not assume that the transaction is still open: the next ones would only nest in
 * it, and writes reported as committed would be lost with the process.
 */
export async function endTransaction(runner: QueryRunner): Promise<void> {
  await runner.query('ROLLBACK').catch(() => undefined);
  Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
}
