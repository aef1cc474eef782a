import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The engines the API tests run on; PostgreSQL when `TEST_DATABASE_URL` names a server. */
export const engines: ('sqlite' | 'postgres')[] =
  process.env['TEST_DATABASE_URL'] === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** An empty database of a test's own. */
export interface TestDatabase {
  url: string;
  remove: () => Promise<void>;
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database: a file in a folder of its own, or a database on the test server. */
export async function createTestDatabase(engine: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (engine === 'postgres' && server !== undefined) {
    const name = `loon_${randomUUID().replaceAll('-', '')}`;
    await administer(server, `CREATE DATABASE "${name}"`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return {
      url: url.href,
      remove: () => administer(server, `DROP DATABASE "${name}" WITH (FORCE)`),
    };
  }
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-test-'));
  return {
    url: `sqlite:${path.join(directory, 'site.sqlite')}`,
    remove: () => {
      rmSync(directory, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
