import { Agent, request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { BetterSqlite3 } from '../../database/sqlite/better-sqlite3.ts';
import { writeLimits } from '../../database/write-queue.ts';
import { productionLimits } from '../../http/rate-limits.ts';
import { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { liveMegabytes } from '../../testing/live-memory.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

const undo = undoAfterEach();

async function started(...options: Parameters<typeof startTestApp>): Promise<TestApp> {
  const app = await startTestApp(...options);
  undo(() => app.close());
  return app;
}

function submit(app: TestApp, firstName = 'Amir'): Promise<Response> {
  return app.send('POST', '/api/loon-demo-request', { ...demoRequest, firstName });
}

const submission = `mutation ($input: DemoRequestInput!) {
  submitDemoRequest(input: $input) { id }
}`;

async function counts(app: TestApp): Promise<{ requests: number; notified: number }> {
  const { reader } = app.database;
  const outbox = await reader.find(OutboxMessage);
  return {
    requests: await reader.count(VisitorRequest),
    notified: new Set(outbox.map(({ requestId }) => requestId)).size,
  };
}

describe.each(engines)('concurrent requests on %s', (engine) => {
  it('store 50 parallel writes as 50 rows with 50 notifications and no 500', async () => {
    const app = await started(engine);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => submit(app, `Person ${String(index)}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await counts(app)).toEqual({ requests: 50, notified: 50 });
  });
});

describe('a read-only database', () => {
  it('causes 503 with Retry-After while another process holds the lock; /healthz still responds, and writes recover', async () => {
    const app = await started('sqlite', { queuedWrites: writeLimits });
    const other = new BetterSqlite3(String(app.database.source.options.database));
    undo(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    let waits = true;
    const refused = submit(app).finally(() => (waits = false));
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await app.send('GET', '/healthz')).status).toBe(200);
    }
    expect(waits).toBe(true);
    expect((await refused).status).toBe(503);
    expect((await refused).headers.get('retry-after')).toBe('5');
    other.exec('COMMIT');
    expect((await submit(app)).status).toBe(201);
    expect(await counts(app)).toEqual({ requests: 1, notified: 1 });
  });

  it('causes 503 for writes when the disk is full, while reads continue, and recovers automatically', async () => {
    const app = await started('sqlite');
    const cookie = await app.logIn();
    // Free space inside the file would be used first.
    await app.database.source.query('VACUUM');
    const [pages] = await app.database.source.query<{ page_count: number }[]>('PRAGMA page_count');
    const limit = (count: number) =>
      app.database.source.query(`PRAGMA max_page_count = ${String(count)}`);
    await limit(pages?.page_count ?? 0);
    const answers: number[] = [];
    await expect
      .poll(async () => {
        const { status } = await submit(app);
        answers.push(status);
        return status;
      })
      .toBe(503);
    const refused = await submit(app);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toEqual({
      error: 'The site is busy at the moment. Please try again in a few seconds.',
    });
    const byGraphQL = await app.graphql(submission, { input: demoRequest });
    expect(byGraphQL.status).toBe(503);
    expect(byGraphQL.errors.map(({ extensions }) => extensions.code)).toEqual(['UNAVAILABLE']);
    const stored = answers.filter((status) => status === 201).length;
    const read = await app.graphql('{ visitorRequests { totalCount } }', {}, { cookie });
    expect(read.data).toEqual({ visitorRequests: { totalCount: stored } });

    await limit(1_000_000);
    expect((await submit(app)).status).toBe(201);
    expect(await counts(app)).toEqual({ requests: stored + 1, notified: stored + 1 });
  });
});

describe('a flood of requests', () => {
  it('of 10,000 form posts gets 429s with Retry-After, with bounded memory and other pages served', async () => {
    const app = await started('sqlite', { limits: productionLimits });
    const before = liveMegabytes();
    const statuses = await flood(app, 10_000);
    expect([...statuses.keys()].sort()).toEqual([201, 429]);
    expect(statuses.get(201)).toBe(productionLimits.formsPerAddress.points);
    expect(liveMegabytes() - before).toBeLessThan(20);
    expect((await app.send('GET', '/privacy')).status).toBe(200);
    const refused = await submit(app);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }, 180_000);
});

/** Posts a form `posts` times over 50 connections, and counts the responses by status. */
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
