import type { EntityManager } from 'typeorm';
import type { Table } from './data-source.ts';

/**
 * Has what tables say stay as it is until the transaction ends: what others are writing into them
 * is waited for, and what they would write waits. SQLite has one write at a time anyway.
 */
export async function lockTables(manager: EntityManager, tables: readonly Table[]): Promise<void> {
  const { dataSource } = manager;
  if (dataSource.options.type !== 'postgres' || tables.length === 0) {
    return;
  }
  const names = tables.map((table) => `"${dataSource.getMetadata(table).tableName}"`).sort();
  await manager.query(`LOCK TABLE ${names.join(', ')} IN SHARE MODE`);
}
