import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

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
