import { Agent, request as httpRequest } from 'node:http';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { createDataSource } from '../database/data-source.ts';
import { productionLimits } from '../http/rate-limits.ts';
import { OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startSiteInChild, type SiteInChild } from '../testing/site-in-child.ts';
import { startSmtpSink, type SmtpSink } from '../testing/smtp-sink.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { VisitorRequest } from './visitor-request.entity.ts';

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanup.splice(0).reverse()) {
    await undo();
  }
});

async function prepared(
  engine: 'sqlite' | 'postgres',
  options: Parameters<typeof startSmtpSink>[0] = {},
): Promise<{ storage: TestDatabase; sink: SmtpSink; start: () => Promise<SiteInChild> }> {
  const storage = await createTestDatabase(engine);
  cleanup.push(() => storage.remove());
  const sink = await startSmtpSink(options);
  cleanup.push(() => sink.close());
  return {
    storage,
    sink,
    start: async () => {
      const site = await startSiteInChild(storage.url, sink.url);
      cleanup.push(() => site.end('SIGKILL'));
      return site;
    },
  };
}

function submit(site: { url: string }, firstName = 'Amir'): Promise<Response> {
  return fetch(`${site.url}/api/loon-demo-request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...demoRequest, firstName }),
  });
}

async function readRows(
  url: string,
): Promise<{ requests: VisitorRequest[]; outbox: OutboxMessage[] }> {
  const source = createDataSource(url);
  await source.initialize();
  try {
    if (url.startsWith('sqlite:')) {
      expect(await source.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    }
    return {
      requests: await source.manager.find(VisitorRequest),
      outbox: await source.manager.find(OutboxMessage),
    };
  } finally {
    await source.destroy();
  }
}

describe.each(engines)('faults on %s', (engine) => {
  it('kill -9 under load: every request answered 201 is there after restart, with its notification', async () => {
    const { storage, start } = await prepared(engine);
    const site = await start();
    const answered: string[] = [];
    const senders = Array.from({ length: 8 }, async () => {
      for (;;) {
        const response = await submit(site);
        expect(response.status).toBe(201);
        answered.push(((await response.json()) as { id: string }).id);
      }
    }).map((sender) => sender.catch(() => undefined));
    await expect.poll(() => answered.length, { timeout: 10_000 }).toBeGreaterThan(100);
    await site.end('SIGKILL');
    await Promise.all(senders);
    const { requests, outbox } = await readRows(storage.url);
    const stored = new Set(requests.map(({ id }) => id));
    const notified = new Set(outbox.map(({ requestId }) => requestId));
    expect(answered.filter((id) => !stored.has(id))).toEqual([]);
    expect([...stored].filter((id) => !notified.has(id))).toEqual([]);
  });

  it('dead between the server’s acceptance and our record of it: sent again with the same Message-ID', async () => {
    let doomed: SiteInChild | undefined;
    const { storage, sink, start } = await prepared(engine, {
      beforeAccepting: async () => {
        await doomed?.end('SIGKILL');
        doomed = undefined;
      },
    });
    doomed = await start();
    await submit(doomed);
    await expect.poll(() => sink.mails.length, { timeout: 10_000 }).toBe(1);
    expect((await readRows(storage.url)).outbox[0]?.state).toBe(OutboxState.SENDING);
    await start();
    await expect.poll(() => sink.mails.length, { timeout: 10_000 }).toBe(2);
    expect(sink.mails[0]?.messageId).toBeDefined();
    expect(sink.mails[1]?.messageId).toBe(sink.mails[0]?.messageId);
  });

  it('graceful restart in mid-send: exit 0, and no second mail', async () => {
    let sending = false;
    const { storage, sink, start } = await prepared(engine, {
      beforeAccepting: async () => {
        sending = true;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      },
    });
    const site = await start();
    await submit(site);
    await expect.poll(() => sending, { timeout: 10_000 }).toBe(true);
    expect(await site.end('SIGTERM')).toBe(0);
    expect((await readRows(storage.url)).outbox[0]?.state).toBe(OutboxState.DELIVERED);
    await start();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(sink.mails).toHaveLength(1);
  });

  it('50 parallel writes: 50 rows with 50 notifications, no 500', async () => {
    const app = await startTestApp(engine);
    cleanup.push(() => app.close());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => submit(app, `Person ${String(index)}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { reader } = app.database;
    expect(await reader.count(VisitorRequest)).toBe(50);
    const outbox = await reader.find(OutboxMessage);
    expect(new Set(outbox.map(({ requestId }) => requestId)).size).toBe(50);
  });
});

describe('faults', () => {
  it('database locked by another process: 503 with Retry-After, /healthz stays fast, then recovery', async () => {
    const app = await startTestApp('sqlite');
    cleanup.push(() => app.close());
    const file = String(app.database.source.options.database);
    const other = new BetterSqlite3(file);
    cleanup.push(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const refused = submit(app);
    const startedAt = performance.now();
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    }
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect((await refused).status).toBe(503);
    expect((await refused).headers.get('retry-after')).toBe('5');
    other.exec('COMMIT');
    expect((await submit(app)).status).toBe(201);
    expect(await app.database.reader.count(VisitorRequest)).toBe(1);
  });

  it('flood of 10,000 form posts: 429s, bounded memory, other pages served', async () => {
    const app = await startTestApp('sqlite', { limits: productionLimits });
    cleanup.push(() => app.close());
    const before = process.memoryUsage().heapUsed;
    const statuses = await flood(app, 10_000);
    expect([...statuses.keys()].sort()).toEqual([201, 429]);
    expect(statuses.get(201)).toBe(productionLimits.formsPerAddress.points);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1_048_576);
    const page = await fetch(`${app.url}/privacy`);
    expect(page.status).toBe(200);
    const refused = await submit(app);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** Posts a form so often over 50 connections, and counts the answers by status. */
async function flood(app: TestApp, posts: number): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const body = JSON.stringify(demoRequest);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
  const statuses = new Map<number, number>();
  let left = posts;
  const post = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const path = `${app.url}/api/loon-demo-request`;
      const sent = httpRequest(path, { method: 'POST', agent, headers }, (answer) => {
        const status = answer.statusCode ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        answer.resume().once('end', resolve);
      });
      sent.once('error', reject).end(body);
    });
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (left > 0) {
        left -= 1;
        await post();
      }
    }),
  );
  agent.destroy();
  return statuses;
}
