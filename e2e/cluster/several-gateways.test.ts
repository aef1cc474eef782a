import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { extent } from './extent.ts';
import { change, publish, statusOf, textOf, type Post } from './desk.ts';
import { logIn, startGateway, type Gateway, type SiteEnvironment } from './gateways.ts';
import { startPool } from './pool.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const publicUrl = 'https://www.loon.example';
const cleanups: (() => Promise<void>)[] = [];
let server: PostgresServer;
let site: SiteEnvironment;
let gateways: Gateway[];
let cookie: string;

beforeAll(async () => {
  server = await startPostgres();
  cleanups.push(server.remove);
  site = { publicUrl, databaseUrl: server.url };
  // All at the same time, on an empty database.
  gateways = await Promise.all([1, 2, 3].map(() => startGateway(site)));
  gateways.forEach((gateway) => cleanups.push(gateway.remove));
  const pool = await startPool(server);
  cleanups.push(pool.remove);
  const pooled = await startGateway({ ...site, databaseUrl: pool.url });
  cleanups.push(pooled.remove);
  gateways.push(pooled);
  cookie = await logIn(site);
});

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

const at = (index: number): string => gateways[index % gateways.length]?.url ?? '';

/** Resolves once every gateway shows an anonymous visitor what `isSeen` looks for. */
async function everywhere(isSeen: (url: string) => Promise<boolean>): Promise<void> {
  for (const { url } of gateways) {
    await expect.poll(() => isSeen(url), { interval: 50 }).toBe(true);
  }
}

async function onServer<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

it('gateways that started together on an empty database have schema and articles once', async () => {
  const [{ count } = { count: '' }] = await onServer<{ count: string }>(
    'SELECT count(*) AS "count" FROM "post"',
  );
  expect(count).toBe('6');
  for (let round = 1; round < extent.starts; round += 1) {
    const name = `together_${String(round)}`;
    await onServer(`CREATE DATABASE ${name}`);
    const databaseUrl = new URL(name, server.url).href;
    const three = await Promise.all([1, 2, 3].map(() => startGateway({ ...site, databaseUrl })));
    const pages = await Promise.all(three.map(({ url }) => textOf(url, '/reflections')));
    await Promise.all(three.map(({ remove }) => remove()));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]?.match(/<article/g)?.length).toBe(6);
  }
});

it('random edits through random gateways end with identical responses of all, byte for byte', async () => {
  const posts: Post[] = [];
  for (let round = 0; round < extent.edits; round += 1) {
    const known = posts[round % 5];
    if (known === undefined) {
      posts.push(await publish(at(round * 7), cookie, `Edited ${String(round)}`));
    } else {
      const fields =
        round % 3 === 0 ? { published: round % 2 === 0 } : { title: `At ${String(round)}` };
      posts[round % 5] = await change(at(round * 7), cookie, known, fields);
    }
    // Pages are requested all the time, so that they are cached.
    await Promise.all(gateways.map(({ url }) => statusOf(url, '/reflections')));
  }
  const last = await publish(at(1), cookie, 'The last of them');
  await everywhere(async (url) => (await textOf(url, '/reflections')).includes(last.title));
  const paths = ['/', '/reflections', '/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt'];
  paths.push('/reflections?q=evidence', ...posts.map(({ slug }) => `/reflections/${slug}`));
  paths.push(`/graphql?query=${encodeURIComponent('{posts(first:20){edges{node{title slug}}}}')}`);
  for (const path of paths) {
    const answers = await Promise.all(gateways.map(({ url }) => textOf(url, path)));
    expect(new Set(answers).size, path).toBe(1);
  }
});

it('a gateway that was suspended for longer than 5 s shows nothing that was withdrawn in the meantime', async () => {
  const post = await publish(at(0), cookie, 'Withdrawn while one slept');
  const path = `/reflections/${post.slug}`;
  await everywhere(async (url) => (await statusOf(url, path)) === 200);
  const suspended = gateways[1];
  process.kill(suspended?.pid ?? 0, 'SIGSTOP');
  await change(at(0), cookie, post, { published: false });
  await pause(extent.suspendedMs);
  const first = statusOf(at(1), path);
  process.kill(suspended?.pid ?? 0, 'SIGCONT');
  expect(await first).not.toBe(200);
  await everywhere(async (url) => (await statusOf(url, '/readyz')) === 200);
  await everywhere(async (url) => (await statusOf(url, path)) === 404);
});

it('listeners that are disconnected repeatedly miss nothing', async () => {
  const post = await publish(at(0), cookie, 'Heard all the same');
  let now = post;
  for (let round = 0; round < 4; round += 1) {
    await onServer(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'loon changes'`,
    );
    now = await change(at(round), cookie, now, { title: `Heard ${String(round)}` });
    await everywhere(async (url) =>
      (await textOf(url, `/reflections/${post.slug}`)).includes(`Heard ${String(round)}`),
    );
  }
  expect(await Promise.all(gateways.map(({ url }) => statusOf(url, '/readyz')))).toEqual(
    gateways.map(() => 200),
  );
});

it('a database server that is unavailable costs neither process nor page for those 5 s, then 503', async () => {
  const path = '/reflections';
  await everywhere(async (url) => (await statusOf(url, path)) === 200);
  await server.stop();
  expect(await statusOf(at(0), path)).toBe(200);
  await everywhere(async (url) => (await statusOf(url, path)) === 503);
  const refused = await fetch(`${at(0)}${path}`);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf(at(0), '/readyz')).toBe(503);
  expect(await statusOf(at(0), '/healthz')).toBe(200);
  await server.start();
  await everywhere(async (url) => (await statusOf(url, '/readyz')) === 200);
  await everywhere(async (url) => (await statusOf(url, path)) === 200);
});
