import type BetterSqlite3 from 'better-sqlite3';
import {
  DateUtils,
  type EntityManager,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import { readFailure } from './database-faults.ts';
import { isSqlite } from './engine.ts';

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

/** The parameters of a statement, by name. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Prepares a selection, whose parameters are `:name`, on the connection of a manager, for the
 * values of some of its columns. It avoids TypeORM's work for each query, and objects with column
 * names: that takes longer than SQLite takes for a page of a list (`npm run bench -- shortcuts`).
 * Undefined for a selection with a list parameter, whose statement differs with its length.
 */
function directStatement(
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

type Row = Readonly<Record<string, unknown>>;

/** Builds a selection once; `values` are its parameters. */
type Build<T extends ObjectLiteral> = (manager: EntityManager) => SelectQueryBuilder<T>;

interface Prepared {
  sql: string;
  /** Parameters that all statements of the shape share. */
  constants: Values;
  /** Finds rows: the values of the columns that `entityOf` makes an entity of. */
  find: (manager: EntityManager, values: Values) => unknown[][] | Promise<unknown[][]>;
  entityOf: (row: readonly unknown[]) => ObjectLiteral;
}

function ask<R>(manager: EntityManager, sql: string, values: Values): Promise<R[]> {
  return manager.query(...manager.dataSource.driver.escapeQueryWithParameters(sql, values));
}

function prepare<T extends ObjectLiteral>(manager: EntityManager, build: Build<T>): Prepared {
  const { driver } = manager.dataSource;
  const selection = build(manager);
  const sql = selection.getQuery();
  const { mainAlias } = selection.expressionMap;
  if (mainAlias === undefined) {
    throw new Error('A selection without a table cannot be prepared.');
  }
  const { metadata, name } = mainAlias;
  const columns = metadata.columns
    .map((column) => ({ column, key: `${name}_${column.databaseName}` }))
    .filter(({ key }) => sql.includes(`AS ${driver.escape(key)}`));
  const keys = columns.map(({ key }) => key);
  const direct = isSqlite(manager) ? directStatement(manager, sql, keys) : undefined;
  return {
    sql,
    constants: selection.getParameters(),
    find:
      direct === undefined
        ? async (reader, values) =>
            (await ask<Row>(reader, sql, values)).map((row) => keys.map((key) => row[key]))
        : (_reader, values) => direct(values),
    entityOf: (row) => {
      const entity = metadata.create() as ObjectLiteral;
      columns.forEach(({ column }, index) => {
        column.setEntityValue(entity, driver.prepareHydratedValue(row[index], column));
      });
      return entity;
    },
  };
}

/**
 * Selections whose statements are built once, because building takes TypeORM longer than the query
 * takes the database: see `npm run bench -- shortcuts`. A shape names everything that the statement depends on, such as a limit;
 * everything else that changes between calls is in `values`, parameters by name. No join may repeat
 * a row. `reader` is called each time, because another database of the same kind may serve the
 * query.
 */
export class PreparedSelections {
  private readonly shapes = new Map<string, Prepared>();

  constructor(private readonly reader: () => EntityManager) {}

  /** The found entities; their table is the first of the selection. */
  async entities<T extends ObjectLiteral>(
    shape: string,
    values: Values,
    build: Build<T>,
  ): Promise<T[]> {
    const { constants, find, entityOf } = this.prepared(shape, build);
    const rows = await find(this.reader(), { ...constants, ...values });
    return rows.map((row) => entityOf(row) as T);
  }

  /** The found rows, with the selection's column names. */
  rows<R>(shape: string, values: Values, build: Build<ObjectLiteral>): Promise<R[]> {
    const { sql, constants } = this.prepared(shape, build);
    return ask(this.reader(), sql, { ...constants, ...values });
  }

  private prepared<T extends ObjectLiteral>(shape: string, build: Build<T>): Prepared {
    const known = this.shapes.get(shape);
    if (known !== undefined) {
      return known;
    }
    const prepared = prepare(this.reader(), build);
    this.shapes.set(shape, prepared);
    return prepared;
  }
}
