import type BetterSqlite3 from 'better-sqlite3';
import { DateUtils, type EntityManager } from 'typeorm';
import { readFailure } from '../database-faults.ts';

/** A value as TypeORM passes it to SQLite, which has no booleans or dates. */
function bound(value: unknown): unknown {
  if (typeof value === 'boolean') {
    return Number(value);
  }
  return value instanceof Date ? DateUtils.mixedDateToUtcDatetimeString(value) : value;
}

function read<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw readFailure(error);
  }
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Prepares a selection, whose parameters are `:name`, on the connection of a manager, for the
 * values of some of its columns. It avoids TypeORM's work for each query, and objects with column
 * names: that takes longer than SQLite takes for a page of a list (`npm run bench -- shortcuts`).
 * Undefined for a selection with a
 * list parameter, whose statement differs with its length.
 */
export function directStatement(
  { dataSource }: EntityManager,
  sql: string,
  columns: readonly string[],
): ((values: Values) => unknown[][]) | undefined {
  if (sql.includes(':...')) {
    return undefined;
  }
  const { databaseConnection } = dataSource.driver as unknown as {
    databaseConnection: BetterSqlite3.Database;
  };
  const statement = read(() => databaseConnection.prepare<[Values], unknown[]>(sql).raw());
  const names = statement.columns().map(({ name }) => name);
  const places = columns.map((column) => names.indexOf(column));
  return (values) => {
    const named: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      named[name] = bound(value);
    }
    dataSource.logger.logQuery(sql, [named]);
    return read(() => statement.all(named)).map((row) => places.map((place) => row[place]));
  };
}
