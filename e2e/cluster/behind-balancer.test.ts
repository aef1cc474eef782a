import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startSmtpSink, type SmtpSink } from '../../gateway/testing/smtp-sink.ts';
import { startBalancer } from './balancer.ts';
import { extent } from './extent.ts';
import { publish, sendForm, statusOf } from './desk.ts';
import { freePort } from '../../gateway/testing/free-port.ts';
import { logIn, startGateway, type Gateway, type SiteEnvironment } from './gateways.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const cleanups: (() => unknown)[] = [];
let server: PostgresServer;
let mail: SmtpSink;
let site: SiteEnvironment;
let gateways: Gateway[];
let url: string;
let cookie: string;

beforeAll(async () => {
  server = await startPostgres();
  cleanups.push(server.remove);
  mail = await startSmtpSink();
  cleanups.push(mail.close);
  const port = await freePort();
  url = `http://127.0.0.1:${String(port)}`;
  site = {
    publicUrl: 'https://www.loon.example',
    databaseUrl: server.url,
    variables: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Loon <site@loon.example>',
      NOTIFY_EMAILS: 'desk@loon.example',
    },
  };
  gateways = await Promise.all([1, 2, 3].map(() => startGateway(site)));
  gateways.forEach((gateway) => cleanups.push(gateway.remove));
  const balancer = await startBalancer(port, gateways);
  cleanups.push(() => balancer.end('SIGKILL'));
  cookie = await logIn(site);
});

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** Sends requests of several kinds until `work` is done; resolves with the responses, by status. */
async function underLoad(work: () => Promise<void>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  let done = false;
  const kinds: [path: string, headers: Record<string, string>][] = [
    ['/', {}],
    ['/reflections', {}],
    ['/graphql?query=%7Bposts%7BtotalCount%7D%7D', { 'apollo-require-preflight': 'true' }],
    ['/api/auth/user', { cookie }],
  ];
  const asking = kinds.map(async ([path, headers]) => {
    while (!done) {
      const status = await fetch(`${url}${path}`, { headers })
        .then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        })
        .catch((error: unknown) => `${path}: ${String(error)}`);
      answers[status] = (answers[status] ?? 0) + 1;
      await pause(5);
    }
  });
  try {
    await work();
  } finally {
    done = true;
    await Promise.all(asking);
  }
  return answers;
}

it('a rolling restart of all gateways under load fails no request and ends no session', async () => {
  const answers = await underLoad(async () => {
    for (const gateway of gateways) {
      expect(await gateway.restart()).toBe(0);
      await pause(1_000);
    }
  });
  expect(Object.keys(answers)).toEqual(['200']);
  expect(answers['200']).toBeGreaterThan(100);
});

it('gateways that die during form posts store and mail each accepted one once', async () => {
  const accepted: string[] = [];
  let done = false;
  let count = 0;
  const visitors = [1, 2].map(async () => {
    while (!done) {
      count += 1;
      const email = `visitor${String(count)}@northgate.example`;
      if ((await sendForm(url, email)) === 201) accepted.push(email);
      await pause(30);
    }
  });
  for (let round = 0; round < extent.deaths; round += 1) {
    await pause(1_000);
    const victim = gateways[(round * 2) % 3];
    await victim?.end('SIGKILL');
    await pause(300);
    await victim?.start();
  }
  done = true;
  await Promise.all(visitors);
  expect(accepted.length).toBeGreaterThan(20);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('SELECT "email" FROM "visitor_request"');
  await client.end();
  const stored = rows.map(({ email }) => email);
  // Forms whose response the balancer could not deliver may be stored as well, but never twice.
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toEqual(expect.arrayContaining(accepted));
  const mailed = (email: string): Set<string | undefined> =>
    new Set(mail.mails.filter(({ raw }) => raw.includes(email)).map(({ messageId }) => messageId));
  await expect
    .poll(() => accepted.filter((email) => mailed(email).size !== 1), { timeout: 60_000 })
    .toEqual([]);
});

it('a publication through the balancer is visible through it immediately', async () => {
  const post = await publish(url, cookie, 'Through the balancer');
  for (let visit = 0; visit < 9; visit += 1) {
    await expect.poll(() => statusOf(url, `/reflections/${post.slug}`)).toBe(200);
  }
});
