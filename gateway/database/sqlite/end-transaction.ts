import type { DataSource } from 'typeorm';

/**
 * Makes sure that no transaction is open on the only connection that writes, whatever failed.
 * When the disk is full or fails, SQLite may roll back by itself; TypeORM's own rollback then
 * fails, and it takes the transaction for still open. The next ones would only nest in it, and
 * what they report as committed would be lost with the process.
 */
export async function endTransaction(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  await runner.query('ROLLBACK').catch(() => undefined);
  Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
}
