import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  CopyingProblem,
  postgresTables,
  type PrepareRestored,
  type SiteTables,
  type StoredDatabase,
} from '../stored-database.ts';
import { withContents } from './dump-contents.ts';

/**
 * Runs one of PostgreSQL's own programs against a database. The password is passed through the
 * environment, because every user of the machine can read a command line.
 * @throws CopyingProblem when it is missing or fails, with its output.
 */
async function runProgram(
  program: string,
  database: { url: string; environment: NodeJS.ProcessEnv },
  options: string[],
): Promise<void> {
  const url = new URL(database.url);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, ['--no-password', `--dbname=${url.href}`, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...database.environment, ...(password === '' ? {} : { PGPASSWORD: password }) },
  });
  const said = text(child.stderr);
  const closed: unknown[] = await once(child, 'close').catch((error: unknown) => {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new CopyingProblem(
      missing
        ? `${program} was not found. Install the client programs of PostgreSQL.`
        : `${program} could not be run: ${String(error)}`,
    );
  });
  if (closed[0] !== 0) {
    throw new CopyingProblem(`${program} failed: ${(await said).trim()}`);
  }
}

interface PostgresPlace {
  url: string;
  /** The environment of `pg_dump` and `pg_restore`; above all PATH. */
  environment: NodeJS.ProcessEnv;
}

async function rowsOf<T extends object>(client: Client, statement: string): Promise<T[]> {
  return (await client.query<T>(statement)).rows;
}

/** How long the server may take to notice that a stopped site has disconnected. */
const disconnectMs = 3_000;

async function hasOtherClients(client: Client): Promise<boolean> {
  const others = await rowsOf(
    client,
    `SELECT 1 FROM pg_catalog.pg_stat_activity WHERE datname = current_database()
      AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  return others.length > 0;
}

/** The site's tables on a PostgreSQL server, copied by PostgreSQL's own programs. */
export class PostgresStoredDatabase implements StoredDatabase {
  readonly engine = 'postgres';
  readonly copyName = 'database.dump';

  constructor(private readonly place: PostgresPlace) {}

  async copyTo(copy: string): Promise<void> {
    await runProgram('pg_dump', this.place, [
      '--format=custom',
      '--schema=public',
      '--no-owner',
      '--no-privileges',
      `--file=${copy}`,
    ]);
  }

  appliedMigrations(): Promise<string[]> {
    return this.withClient(async (client) => {
      const rows = await rowsOf<{ name: string }>(
        client,
        'SELECT name FROM public.migrations ORDER BY id',
      );
      return rows.map(({ name }) => name);
    });
  }

  exists(): Promise<boolean> {
    return this.withClient(async (client) => {
      const tables = await rowsOf(
        client,
        `SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = 'public' LIMIT 1`,
      );
      return tables.length > 0;
    });
  }

  refuseWhileInUse(): Promise<void> {
    return this.withClient(async (client) => {
      const deadline = Date.now() + disconnectMs;
      while (await hasOtherClients(client)) {
        if (Date.now() > deadline) {
          throw new CopyingProblem('The database is in use. Stop the site first.');
        }
        await pause(100);
      }
    });
  }

  /** The previous tables stay in a separate schema. */
  async replaceBy(
    copy: string,
    suffix: string,
    prepare?: PrepareRestored,
  ): Promise<string | undefined> {
    const replaced = await this.exists();
    const previous = suffix.replace(/\W/g, '_').toLowerCase();
    if (replaced) {
      await this.run(`ALTER SCHEMA public RENAME TO "${previous}"`, 'CREATE SCHEMA public');
    }
    try {
      await withContents(copy, this.place.environment, (list) =>
        runProgram('pg_restore', this.place, [
          '--schema=public',
          `--use-list=${list}`,
          '--no-owner',
          '--no-privileges',
          '--single-transaction',
          '--exit-on-error',
          copy,
        ]),
      );
      await this.withTables('public', (restored) =>
        replaced
          ? this.withTables(previous, (tables) => prepare?.(restored, tables))
          : prepare?.(restored, undefined),
      );
    } catch (error) {
      if (replaced) {
        await this.run('DROP SCHEMA public CASCADE', `ALTER SCHEMA "${previous}" RENAME TO public`);
      }
      throw error;
    }
    return replaced ? `schema "${previous}"` : undefined;
  }

  /** In one transaction. */
  private withTables(
    schema: string,
    use: (tables: SiteTables) => Promise<void> | undefined,
  ): Promise<void> {
    return this.withClient(async (client) => {
      await client.query(`BEGIN; SET LOCAL search_path TO "${schema}"`);
      await use(postgresTables((statement) => rowsOf(client, statement)));
      await client.query('COMMIT');
    });
  }

  private run(...statements: string[]): Promise<void> {
    return this.withClient(async (client) => {
      await client.query(`BEGIN; ${statements.join('; ')}; COMMIT`);
    });
  }

  private async withClient<T>(use: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({
      connectionString: this.place.url,
      connectionTimeoutMillis: 5_000,
    });
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  }
}
