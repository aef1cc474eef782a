import { Client } from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '../site-database.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const later = undoAfterEach();

async function query(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * A gateway whose replica is a copy of its database and receives what a test gives it: its posts
 * have another text, so that a test sees which of the two was read.
 */
async function gatewayWithReplica() {
  const storage = await createTestDatabase('postgres');
  later(storage.remove);
  const first = await startBlogApp('postgres', {}, storage);
  const post = await first.post({ title: 'From the primary' });
  await first.close();
  const replica = new URL(storage.url);
  replica.pathname = `${replica.pathname}_replica`;
  const name = replica.pathname.slice(1);
  const [, primaryName = ''] = new URL(storage.url).pathname.split('/');
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  await query(server, `CREATE DATABASE "${name}" TEMPLATE "${primaryName}"`);
  const lose = () => query(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  later(lose);
  await query(replica.href, `UPDATE "post" SET "title" = 'From the replica'`);
  const database = await openDatabase(storage.url, { replicaUrl: replica.href });
  const app = await startBlogApp('postgres', { database }, storage);
  later(app.close);
  return { app, post, url: storage.url, replica: replica.href, lose };
}

async function title(app: BlogApp, slug: string): Promise<string> {
  // A different query each time, because responses are cached.
  const alias = `at${String(performance.now()).replace('.', '_')}`;
  const data = await app.read<Record<string, { title: string }>>(
    `{ ${alias}: post(slug: "${slug}") { title } }`,
  );
  return data[alias]?.title ?? 'none';
}

it('anonymous reads use the replica while it has every change, otherwise the primary', async () => {
  const { app, post, url, replica } = await gatewayWithReplica();
  await expect.poll(() => title(app, post.slug), { timeout: 5_000 }).toBe('From the replica');
  await app.change(post.id, { title: 'Changed', version: post.version });
  expect(await title(app, post.slug)).toBe('Changed');
  // Data that the replica has not received is never shown in its old state.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await title(app, post.slug)).toBe('Changed');
  const [change] = await query(url, `SELECT * FROM "site_change" ORDER BY "id" DESC LIMIT 1`);
  await query(
    replica,
    `INSERT INTO "site_change" SELECT * FROM json_populate_record(NULL::"site_change", $1)`,
    [JSON.stringify(change)],
  );
  await expect.poll(() => title(app, post.slug), { timeout: 5_000 }).toBe('From the replica');
});

it('an unavailable replica fails no request', async () => {
  const { app, post, lose } = await gatewayWithReplica();
  await expect.poll(() => title(app, post.slug), { timeout: 5_000 }).toBe('From the replica');
  await lose();
  expect(await title(app, post.slug)).toBe('From the primary');
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});
