import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { Failure } from '../failure.ts';

/** The format of a row's id, for use in a pattern: a UUID in lower case. */
export const recordIdShape = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const recordIdPattern = new RegExp(`^${recordIdShape}$`);

/** Whether a text can be the id of a row; if not, no query is needed. */
export function isRecordId(text: string): boolean {
  return recordIdPattern.test(text);
}

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
