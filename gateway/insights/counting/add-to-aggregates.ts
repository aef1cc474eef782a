import type { EntityManager } from 'typeorm';

/** A row of sums: a period, a name unless it is of the whole site, and columns. */
export type AggregateRow = Record<string, string | number>;

interface AggregateTable {
  table: string;
  /** Columns that tell rows apart. */
  keys: readonly string[];
  /** Columns that are added to what is stored. */
  added?: readonly string[];
  /** Columns that take the place of what is stored. */
  replaced?: readonly string[];
  /** Columns of which the greater value stays. */
  latest?: readonly string[];
}

/** So many rows go into one statement, since the number of its parameters is bounded. */
const rowsAtOnce = 200;

/** Adds rows to what is stored of them, in as few statements as can be. */
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
