import { afterAll, expect, it } from 'vitest';
import { Client } from 'pg';
import { change, publish, textOf } from './desk.ts';
import { logIn, startGateway } from './gateways.ts';
import { startPostgres } from './postgres-server.ts';

const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

async function onServer<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

it('with a streaming replica that lags or is unavailable, no old data is shown and no request waits', async () => {
  const primary = await startPostgres();
  cleanups.push(primary.remove);
  const replica = await startPostgres(primary);
  cleanups.push(replica.remove);
  const site = {
    publicUrl: 'https://www.loon.example',
    databaseUrl: primary.url,
    variables: { DATABASE_READ_URL: replica.url },
  };
  const gateway = await startGateway(site);
  cleanups.push(gateway.remove);
  const cookie = await logIn(site);
  const { url } = gateway;
  const first = await publish(url, cookie, 'Before');
  const path = `/reflections/${first.slug}`;
  const shows = async (title: string): Promise<boolean> =>
    (await textOf(url, path)).includes(`<h1>${title}</h1>`);
  expect(await shows('Before')).toBe(true);

  // The replica is in use: it has statements of the gateway.
  const asked = async (): Promise<boolean> => {
    // A different query each time, because responses are cached.
    const alias = `at${String(performance.now()).replace('.', '_')}`;
    const query = `{${alias}:post(slug:"${first.slug}"){title}}`;
    const answer = await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(answer.status).toBe(200);
    const rows = await onServer(
      replica.url,
      `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%"post"%' AND pid <> pg_backend_pid()`,
    );
    return rows.length > 0;
  };
  await expect.poll(asked).toBe(true);

  await onServer(replica.url, 'SELECT pg_wal_replay_pause()');
  const lagging = await change(url, cookie, first, { title: 'While it lags' });
  expect(await shows('While it lags')).toBe(true);
  await onServer(replica.url, 'SELECT pg_wal_replay_resume()');

  await replica.stop();
  const away = await change(url, cookie, lagging, { title: 'While it is away' });
  expect(await shows('While it is away')).toBe(true);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  await replica.start();
  await expect.poll(asked).toBe(true);
  await change(url, cookie, away, { title: 'After it came back' });
  expect(await shows('After it came back')).toBe(true);
});
