import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DayAggregate } from '../../gateway/insights/aggregates.entity.ts';
import { browser, figuresQuery, type Figures } from '../../gateway/insights/testing/visitor.ts';
import { openDatabase } from '../../gateway/site-database.ts';
import { logIn, startGateway, type Gateway, type SiteEnvironment } from './gateways.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { dayMs } from '../../schema/durations.ts';

const publicUrl = 'https://www.loon.example';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const directory = mkdtempSync(path.join(tmpdir(), 'loon-visits-'));
let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(async () => {
  await server.remove();
  rmSync(directory, { recursive: true });
});

async function emptyDatabase(name: string): Promise<string> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return new URL(name, server.url).href;
}

/** Requests a page as a browser does; resolves with the status, 0 without a response. */
async function visit(url: string, headers: Record<string, string> = {}): Promise<number> {
  try {
    const answer = await fetch(url, { headers: { 'user-agent': browser, ...headers } });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Yesterday's and today's figures, because midnight may pass. */
async function figuresAt(url: string, cookie: string): Promise<Figures> {
  const now = Date.now();
  const period = { from: new Date(now - dayMs).toISOString(), to: new Date(now).toISOString() };
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: figuresQuery, variables: period }),
  });
  return ((await answer.json()) as { data: { insights: Figures } }).data.insights;
}

async function storedViews(databaseUrl: string): Promise<number> {
  const database = await openDatabase(databaseUrl);
  try {
    return (await database.reader.sum(DayAggregate, 'views')) ?? 0;
  } finally {
    await database.close();
  }
}

it('a scripted set of visits is exact on three gateways, with bots and prefetches, forth and back', async () => {
  const site: SiteEnvironment = { publicUrl, databaseUrl: server.url };
  const gateways = await Promise.all([1, 2, 3].map(() => startGateway(site)));
  try {
    const own = { referer: `${publicUrl}/`, 'sec-fetch-site': 'same-origin' };
    const expected = { views: 0, visits: 0, home: 0, letter: 0, news: 0 };
    for (let round = 0; round < 200; round += 1) {
      const at = (offset: number): string => gateways[(round + offset) % 3]?.url ?? '';
      const answers = await Promise.all([
        visit(`${at(0)}/?utm_source=Letter&utm_campaign=Spring`),
        visit(`${at(1)}/terms`, own),
        visit(`${at(2)}/`, own),
        visit(`${at(0)}/reflections`, { referer: 'https://news.example/list' }),
        visit(`${at(1)}/`, { 'user-agent': googlebot }),
        visit(`${at(2)}/`, { 'sec-purpose': 'prefetch' }),
        visit(`${at(0)}/`, { dnt: '1' }),
        visit(`${at(1)}/`, { 'sec-gpc': '1' }),
      ]);
      expect(new Set(answers)).toEqual(new Set([200]));
      expected.views += 4;
      expected.visits += 2;
      expected.home += 2;
      expected.letter += 1;
      expected.news += 1;
    }
    const cookie = await logIn(site);
    const urls = gateways.map(({ url }) => url);
    for (const url of urls) {
      await expect
        .poll(async () => (await figuresAt(url, cookie)).totals.views)
        .toBe(expected.views);
    }
    const { totals, pages, sources, campaigns } = await figuresAt(urls[0] ?? '', cookie);
    expect(totals.visits).toBe(expected.visits);
    expect(pages.find((page) => page.path === '/')?.views).toBe(expected.home);
    expect(sources.toSorted((one, other) => one.source.localeCompare(other.source))).toEqual([
      { source: 'Letter', visits: expected.letter, requests: 0 },
      { source: 'news.example', visits: expected.news, requests: 0 },
    ]);
    expect(campaigns).toEqual([{ campaign: 'Spring', visits: expected.letter, requests: 0 }]);
  } finally {
    await Promise.all(gateways.map(({ remove }) => remove()));
  }
});

describe.each(['sqlite', 'postgres'] as const)('a gateway that ends, on %s', (engine) => {
  let databaseUrl: string;
  let gateway: Gateway;
  const views = async (count: number): Promise<void> => {
    for (let view = 0; view < count; view += 1) {
      expect(await visit(`${gateway.url}/terms`)).toBe(200);
    }
  };

  beforeAll(async () => {
    databaseUrl =
      engine === 'sqlite'
        ? `sqlite:${path.join(directory, 'site.sqlite')}`
        : await emptyDatabase('ending');
    gateway = await startGateway({ publicUrl, databaseUrl });
  });

  afterAll(() => gateway.remove());

  it('loses nothing by a graceful stop, including requests during it', async () => {
    await views(20);
    let counted = 20;
    const ended = gateway.end('SIGTERM');
    while ((await visit(`${gateway.url}/terms`)) === 200) {
      counted += 1;
    }
    expect(await ended).toBe(0);
    expect(await storedViews(databaseUrl)).toBe(counted);
  });

  it('loses at most the counts of the last 10 s by a crash', async () => {
    const before = await storedViews(databaseUrl);
    await gateway.start();
    await views(30);
    await pause(10_000);
    await views(7);
    expect(await gateway.end('SIGKILL')).toBeNull();
    const stored = (await storedViews(databaseUrl)) - before;
    expect(stored).toBeGreaterThanOrEqual(30);
    expect(stored).toBeLessThanOrEqual(37);
  });
});
