import { createHash } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Where the checked content of a directory is cached for later starts in the same process. */
export function contentCacheFileOf(contentDirectory: string): string {
  const name = createHash('sha256').update(contentDirectory).digest('hex').slice(0, 16);
  return path.join(inject('templates'), `${String(process.pid)}-${name}.json`);
}

const templates = new Map<string, Promise<TestDatabase>>();

async function make(
  engine: 'sqlite' | 'postgres',
  start: (storage: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const template = await createTestDatabase(engine, { within: inject('templates') });
  await start(template);
  return template;
}

/**
 * Creates a database in the state after a new site's first start: `start` runs once per process for
 * each engine and content directory and must release the database, which is then copied. No test
 * may change the content.
 */
export async function startedDatabase(
  engine: 'sqlite' | 'postgres',
  contentDirectory: string,
  start: (storage: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const key = `${engine} ${contentDirectory}`;
  let template = templates.get(key);
  if (template === undefined) {
    template = make(engine, start);
    templates.set(key, template);
  }
  return createTestDatabase(engine, { from: await template });
}
