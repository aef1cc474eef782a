import { Agent, request } from 'node:http';
import { Pool } from 'pg';
import { startBalancer } from './balancer.ts';
import { change, publish, sendForm, type Post } from './desk.ts';
import { freePort } from '../../gateway/testing/free-port.ts';
import { logIn, startGateway, type Gateway, type SiteEnvironment } from './gateways.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const connections = 32;

/**
 * Runs `work` for each number below `count`, several at a time; resolves with the rate per second.
 */
async function perSecond(
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < count) {
        next += 1;
        await work(next);
      }
    }),
  );
  return Math.round(count / ((performance.now() - begun) / 1_000));
}

/**
 * Clients have distinct addresses, so that rate limits by address do not affect the measurement.
 */
function addressOf(index: number): string {
  return `127.0.1.${String(1 + (index % connections))}`;
}

function asker(url: string, agent: Agent): (index: number) => Promise<void> {
  return (index) =>
    new Promise((resolve, reject) => {
      const headers = {
        'apollo-require-preflight': 'true',
        'accept-encoding': 'br',
      };
      const sent = request(url, { agent, headers, localAddress: addressOf(index) }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`${url}: ${String(answer.statusCode)}`)),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
}

const query = encodeURIComponent('{posts(first:10){edges{node{id slug title excerpt}}}}');

/** Pages and responses per second through HAProxy, with this many gateways running. */
async function measureReading(gateways: readonly Gateway[], count: number) {
  const port = await freePort();
  // HAProxy's file has three servers: those beyond the number are unreachable.
  const up = gateways.slice(0, count);
  const down = await Promise.all([1, 2, 3].map(async () => ({ port: await freePort() })));
  const balancer = await startBalancer(port, [...up, ...down].slice(0, 3));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const url = `http://127.0.0.1:${String(port)}`;
    const rates: Record<string, number> = {};
    for (const [name, path] of [
      ['home page', '/'],
      ['GraphQL', `/graphql?query=${query}`],
    ] as const) {
      // Cached from here on at each gateway; many simultaneous requests for uncached pages are
      // refused.
      for (const gateway of up) await asker(`${gateway.url}${path}`, agent)(0);
      const ask = asker(`${url}${path}`, agent);
      rates[name] = await perSecond(4_000, ask);
    }
    return rates;
  } finally {
    agent.destroy();
    await balancer.end('SIGKILL');
  }
}

function percentile(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

/** Milliseconds from the response to an edit at one gateway until it is visible at another. */
async function measurePropagation(gateways: readonly Gateway[], cookie: string) {
  const waits: number[] = [];
  const [first] = gateways;
  let post: Post = await publish(first?.url ?? '', cookie, 'Edited 0');
  for (let edit = 1; edit <= 200; edit += 1) {
    const here = gateways[edit % gateways.length];
    const there = gateways[(edit + 1 + (edit % (gateways.length - 1))) % gateways.length];
    const title = `Edited ${String(edit)}`;
    post = await change(here?.url ?? '', cookie, post, { title });
    const changedAt = performance.now();
    for (;;) {
      const page = await fetch(`${there?.url ?? ''}/reflections/${post.slug}`);
      if ((await page.text()).includes(`<h1>${title}</h1>`)) break;
    }
    waits.push(performance.now() - changedAt);
  }
  waits.sort((a, b) => a - b);
  return {
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    longest: percentile(waits, 1),
  };
}

/** Forms per second through all gateways, next to bare inserts of a row of the same length. */
async function measureForms(server: PostgresServer, gateways: readonly Gateway[]) {
  const pool = new Pool({ connectionString: server.url, max: 6 });
  await pool.query('CREATE TABLE "bare" ("id" bigserial PRIMARY KEY, "text" text NOT NULL)');
  const bare = await perSecond(500, () =>
    pool.query('INSERT INTO "bare" ("text") VALUES ($1)', ['x'.repeat(600)]),
  );
  await pool.end();
  const forms = await perSecond(500, async (index) => {
    const gateway = gateways[index % gateways.length];
    const status = await sendForm(gateway?.url ?? '', `visitor${String(index)}@northgate.example`);
    if (status !== 201) throw new Error(`A form was answered with ${String(status)}.`);
  });
  return { forms, bare };
}

/** Measures three gateways on a separate PostgreSQL server and prints the results. */
export async function measureCluster(say: (line: string) => void): Promise<void> {
  const server = await startPostgres();
  const gateways: Gateway[] = [];
  try {
    const site: SiteEnvironment = {
      publicUrl: 'https://www.loon.example',
      databaseUrl: server.url,
    };
    gateways.push(...(await Promise.all([1, 2, 3].map(() => startGateway(site)))));
    const cookie = await logIn(site);
    const alone = await measureReading(gateways, 1);
    for (const count of [1, 2, 3]) {
      const rates = count === 1 ? alone : await measureReading(gateways, count);
      const lines = Object.entries(rates).map(
        ([name, rate]) =>
          `${name} ${String(rate)}/s (${String(Math.round((100 * rate) / (alone[name] ?? rate)))} %)`,
      );
      say(`${String(count)} gateway(s) behind HAProxy: ${lines.join(', ')}`);
    }
    const { p50, p99, longest } = await measurePropagation(gateways, cookie);
    say(
      `from the answer to an edit until another gateway shows it, 200 edits: p50 ${String(p50)} ms,` +
        ` p99 ${String(p99)} ms, longest ${String(longest)} ms`,
    );
    const { forms, bare } = await measureForms(server, gateways);
    say(
      `forms stored: ${String(forms)}/s, bare inserts: ${String(bare)}/s` +
        ` (${String(Math.round((100 * forms) / bare))} %)`,
    );
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.remove()));
    await server.remove();
  }
}
