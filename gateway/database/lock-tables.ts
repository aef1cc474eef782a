import type { EntityManager } from 'typeorm';
import type { Table } from './data-source.ts';

/**
 * Locks tables against changes until the transaction ends: writes in progress are awaited, and new
 * ones wait. SQLite has one write at a time anyway.
 */
export async function lockTables(manager: EntityManager, tables: readonly Table[]): Promise<void> {
  const { dataSource } = manager;
  if (dataSource.options.type !== 'postgres' || tables.length === 0) {
    return;
  }
  const names = tables.map((table) => `"${dataSource.getMetadata(table).tableName}"`).sort();
  await manager.query(`LOCK TABLE ${names.join(', ')} IN SHARE MODE`);
}
