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
import { runProgram } from './run-program.ts';

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
