import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities.ts';
import { migrationsOf } from './migrations.ts';
import { prepareSqlite, sqliteBusyTimeoutMs } from './sqlite/prepare-sqlite.ts';
import { sqliteFileOf } from './sqlite/sqlite-file.ts';

const shared = { entities, synchronize: false, migrationsRun: false } as const;

function optionsOf(databaseUrl: string, access: 'write' | 'read'): DataSourceOptions {
  const file = sqliteFileOf(databaseUrl);
  if (file === undefined) {
    return {
      ...shared,
      type: 'postgres',
      url: databaseUrl,
      migrations: migrationsOf('postgres'),
      extra: { options: '-c timezone=UTC', connectionTimeoutMillis: 5_000 },
    };
  }
  return {
    ...shared,
    type: 'better-sqlite3',
    database: file,
    migrations: migrationsOf('sqlite'),
    timeout: sqliteBusyTimeoutMs,
    readonly: access === 'read',
    ...(access === 'write' ? { prepareDatabase: prepareSqlite } : {}),
  };
}

/**
 * The one factory of data sources, shared by the application and the TypeORM command line
 * (`ormconfig.ts`). `access: 'read'` opens a SQLite file read-only; PostgreSQL ignores it.
 */
export function createDataSource(
  databaseUrl: string,
  access: 'write' | 'read' = 'write',
): DataSource {
  const file = sqliteFileOf(databaseUrl);
  if (file !== undefined && access === 'write' && !existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    // It holds personal data; SQLite gives what it keeps beside the file the same rights.
    closeSync(openSync(file, 'a', 0o600));
  }
  return new DataSource(optionsOf(databaseUrl, access));
}
