import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';

/**
 * Inserts complete rows in one statement. `save` would first look for them, and both it and
 * `insert` would read back columns that the database might have filled.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[],
): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows)
    .updateEntity(false)
    .execute();
}
