import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/** The data properties of an entity, without its methods. */
type ColumnsOf<T> = {
  [Name in keyof T as T[Name] extends (...given: never[]) => unknown ? never : Name]: T[Name];
};

/**
 * A new row of an entity; a missing column does not compile. `Later` names the columns that the
 * entity or a later step derives.
 */
export function rowOf<T extends object, Later extends keyof T = never>(
  entity: new () => T,
  columns: Omit<ColumnsOf<T>, Later>,
): T {
  return Object.assign(new entity(), columns);
}

/**
 * A new row copied from another one, or from an input, with some columns replaced; columns missing
 * in the source must be among them.
 */
export function rowFrom<Base extends object, T extends Base>(
  entity: new () => T,
  base: Base,
  columns: Partial<ColumnsOf<Base>> & Omit<ColumnsOf<T>, keyof Base>,
): T {
  return Object.assign(new entity(), base, columns);
}

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

const rowsAtOnce = 100;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

interface RowsWanted<Row> {
  columns?: readonly (keyof Row & string)[];
  where?: string | undefined;
}

/**
 * Every row of a table, or of `columns` of it, in the order of the UUID column `key`; a few at a
 * time, because a long read would delay visitors. With `where`, a condition on columns, only
 * matching rows.
 */
export async function* rowsOf<Row extends ObjectLiteral>(
  manager: EntityManager,
  Entity: EntityTarget<Row>,
  key: keyof Row & string,
  wanted: RowsWanted<Row> = {},
): AsyncGenerator<Row> {
  for await (const rows of roundsOf(manager, Entity, key, wanted)) {
    yield* rows;
  }
}

/** The same rows in batches, for look-ups that cover a whole batch. */
export async function* roundsOf<Row extends ObjectLiteral>(
  manager: EntityManager,
  Entity: EntityTarget<Row>,
  key: keyof Row & string,
  { columns, where }: RowsWanted<Row> = {},
): AsyncGenerator<Row[]> {
  for (let last = beforeAllIds; ;) {
    const selection = manager
      .createQueryBuilder(Entity, 'entry')
      .where(`entry.${key} > :last`, { last })
      .orderBy(`entry.${key}`)
      .limit(rowsAtOnce);
    if (where !== undefined) {
      selection.andWhere(`(${where})`);
    }
    if (columns !== undefined) {
      selection.select(columns.map((column) => `entry.${column}`));
    }
    const rows = await selection.getMany();
    yield rows;
    const end: unknown = rows.at(-1)?.[key];
    if (typeof end !== 'string') {
      return;
    }
    last = end;
  }
}
