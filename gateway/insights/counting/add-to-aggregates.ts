import type { EntityManager } from 'typeorm';

/** A row of aggregates: a period, a name unless it covers the whole site, and columns. */
export type AggregateRow = Record<string, string | number>;

interface AggregateTable {
  table: string;
  /** Columns that identify a row. */
  keys: readonly string[];
  /** Columns that are added to the stored values. */
  added?: readonly string[];
  /** Columns that replace the stored values. */
  replaced?: readonly string[];
  /** Columns whose greater value is stored. */
  latest?: readonly string[];
}

/** The maximum number of rows per statement, because the number of its parameters is limited. */
const rowsAtOnce = 200;

/** Adds rows to the stored ones, in as few statements as possible. */
export async function addToAggregates(
  manager: EntityManager,
  { table, keys, added = [], replaced = [], latest = [] }: AggregateTable,
  rows: readonly AggregateRow[],
): Promise<void> {
  const columns = [...keys, ...added, ...replaced, ...latest];
  const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  const changes = [
    ...added.map((name) => `"${name}" = "${table}"."${name}" + excluded."${name}"`),
    ...replaced.map((name) => `"${name}" = excluded."${name}"`),
    ...latest.map(
      (name) =>
        `"${name}" = CASE WHEN excluded."${name}" > "${table}"."${name}" ` +
        `THEN excluded."${name}" ELSE "${table}"."${name}" END`,
    ),
  ];
  const { driver } = manager.dataSource;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    let index = 0;
    const places = some.map(
      () => `(${columns.map((name) => driver.createParameter(name, index++)).join(', ')})`,
    );
    await manager.query(
      `INSERT INTO "${table}" (${quoted(columns)}) VALUES ${places.join(', ')} ` +
        `ON CONFLICT (${quoted(keys)}) DO UPDATE SET ${changes.join(', ')}`,
      some.flatMap((row) => columns.map((name) => row[name])),
    );
  }
}
