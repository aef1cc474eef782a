import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import {
  DataSource,
  type DataSourceOptions,
  type QueryRunner,
  type ReplicationMode,
} from 'typeorm';
import { readFailure } from './database-faults.ts';
import { sqliteFileOf } from './engine.ts';
import { migrationsOf } from './migrations.ts';
import { writesAtOnce } from './postgres/postgres-writer.ts';
import { loadSqliteLibrary } from './sqlite/library.ts';
import { prepareSqlite, sqliteBusyTimeoutMs } from './sqlite/prepare-sqlite.ts';

/**
 * A data source for reading: while the database is locked or unavailable, its queries fail with
 * Failure UNAVAILABLE, which every transport can report.
 */
class ReadingSource extends DataSource {
  private readonly guarded = new WeakSet<QueryRunner>();

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    if (!this.guarded.has(runner)) {
      this.guarded.add(runner);
      const query = runner.query.bind(runner);
      const guardedQuery = async (...call: Parameters<typeof query>): Promise<unknown> => {
        try {
          return await query(...call);
        } catch (error) {
          throw readFailure(error);
        }
      };
      Object.assign(runner, { query: guardedQuery });
    }
    return runner;
  }
}

/** Maximum number of concurrent reads on PostgreSQL. */
const readsAtOnce = 6;

/** Time limits enforced by the server: 30 s for a read, 5 s for a write that waits for a lock. */
const readerSettings = '-c statement_timeout=30000 -c default_transaction_read_only=on';
const writerSettings = '-c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000';

const shared = { synchronize: false, migrationsRun: false } as const;

/** A class with its table. */
export type Table = abstract new (...values: never[]) => object;

interface DataSourceChoices {
  entities: readonly Table[];
  /** `read` for a read-only data source. */
  access?: 'write' | 'read';
}

function optionsOf(
  databaseUrl: string,
  { entities, access }: Required<DataSourceChoices>,
): DataSourceOptions {
  const tables = { ...shared, entities: [...entities] };
  const file = sqliteFileOf(databaseUrl);
  if (file === undefined) {
    return {
      ...tables,
      type: 'postgres',
      url: databaseUrl,
      migrations: migrationsOf('postgres'),
      poolSize: access === 'read' ? readsAtOnce : writesAtOnce,
      extra: {
        options: `-c timezone=UTC ${access === 'read' ? readerSettings : writerSettings}`,
        connectionTimeoutMillis: 4_000,
        keepAlive: true,
      },
    };
  }
  return {
    ...tables,
    type: 'better-sqlite3',
    driver: loadSqliteLibrary(),
    database: file,
    migrations: migrationsOf('sqlite'),
    timeout: sqliteBusyTimeoutMs[access],
    readonly: access === 'read',
    ...(access === 'write' ? { prepareDatabase: prepareSqlite } : {}),
  };
}

/** A query on the replica that takes longer is sent to the primary instead, in ms. */
const replicaPatienceMs = 5_000;

/** Describes the data source of a streaming replica. */
export function createReplicaSource(replicaUrl: string, entities: readonly Table[]): DataSource {
  const options = optionsOf(replicaUrl, { entities, access: 'read' });
  if (options.type !== 'postgres') {
    throw new Error('Only PostgreSQL has replicas.');
  }
  const extra = { ...(options.extra as object), query_timeout: replicaPatienceMs };
  return new DataSource({ ...options, extra });
}

/**
 * The factory of data sources for both engines (product 10.6), shared by the application and the
 * TypeORM command line (`ormconfig.ts`). `access: 'read'` is read-only, and its queries fail with
 * Failure UNAVAILABLE while the database is unavailable.
 */
export function createDataSource(
  databaseUrl: string,
  { entities, access = 'write' }: DataSourceChoices,
): DataSource {
  const file = sqliteFileOf(databaseUrl);
  if (file !== undefined && access === 'write' && !existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    // It contains personal data; SQLite gives its additional files the same permissions.
    closeSync(openSync(file, 'a', 0o600));
  }
  const options = optionsOf(databaseUrl, { entities, access });
  return access === 'read' ? new ReadingSource(options) : new DataSource(options);
}
