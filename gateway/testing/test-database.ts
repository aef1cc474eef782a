import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

type Engine = 'sqlite' | 'postgres';

function enginesToTest(): Engine[] {
  if (process.env['TEST_DATABASE_URL'] === undefined) return ['sqlite'];
  return process.env['TEST_ENGINE'] === 'postgres' ? ['postgres'] : ['sqlite', 'postgres'];
}

/**
 * The engines the API tests run on; PostgreSQL when `TEST_DATABASE_URL` names a server, and only
 * that with `TEST_ENGINE=postgres`.
 */
export const engines = enginesToTest();

export interface TestDatabase {
  url: string;
  remove: () => Promise<void>;
}

async function administer<Row extends object>(
  serverUrl: string,
  statement: string,
  values: string[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

const drop = (server: string, name: string): Promise<unknown[]> =>
  administer(server, `DROP DATABASE "${name}" WITH (FORCE)`);

interface Choices {
  /** The database to copy; it must not be in use during the copy. */
  from?: TestDatabase | undefined;
  /**
   * The folder of the database; the name of a database on a server starts with the folder's name.
   */
  within?: string;
}

/**
 * Creates a database, empty by default: a file in a folder of its own, or one on the test server.
 */
export async function createTestDatabase(
  engine: 'sqlite' | 'postgres',
  { from, within }: Choices = {},
): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (engine === 'postgres' && server !== undefined) {
    const prefix = within === undefined ? 'loon' : path.basename(within);
    const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
    const template = from && new URL(from.url).pathname.slice(1);
    await administer(
      server,
      `CREATE DATABASE "${name}"${template ? ` TEMPLATE "${template}"` : ''}`,
    );
    const url = new URL(server);
    url.pathname = `/${name}`;
    return {
      url: url.href,
      remove: async () => {
        await drop(server, name);
      },
    };
  }
  const directory = mkdtempSync(path.join(within ?? tmpdir(), 'loon-test-'));
  const file = path.join(directory, 'site.sqlite');
  if (from !== undefined) {
    copyFileSync(from.url.replace('sqlite:', ''), file);
  }
  return {
    url: `sqlite:${file}`,
    remove: () => {
      rmSync(directory, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** Deletes the databases on the test server that belong to a folder. */
export async function removeDatabasesOf(within: string): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined) {
    const statement = 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)';
    const prefix = `${path.basename(within)}_`;
    for (const { datname } of await administer<{ datname: string }>(server, statement, [prefix])) {
      await drop(server, datname);
    }
  }
}
