import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { Failure } from '../failure.ts';
import { isRecordId } from './record-id.ts';

/**
 * The row with this id.
 * @throws Failure NOT_FOUND with the given message if there is none.
 */
export async function requireRecord<Row extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
  message: string,
): Promise<Row> {
  const found = isRecordId(id)
    ? await manager.findOneBy(entity, { id } as FindOptionsWhere<Row>)
    : null;
  if (found === null) {
    throw new Failure('NOT_FOUND', message);
  }
  return found;
}
