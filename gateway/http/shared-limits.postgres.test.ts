import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createLogger } from '../log/logger.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { AddressLimiter, CommonCap, productionLimits } from './rate-limits.ts';
import { countsTable, SharedLimits } from './shared-limits.ts';

const logger = createLogger({ level: 'silent', pretty: false });
const secret = 'a secret for tests that is long enough';
const undo = undoAfterEach();

let storage: TestDatabase;
beforeEach(async () => {
  storage = await createTestDatabase('postgres');
  undo(() => storage.remove());
});

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_none, index) => make(index));
}

function countValues(values: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) {
    counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  }
  return counts;
}

describe('two gateways on one PostgreSQL database', () => {
  let gateways: TestApp[];
  beforeEach(async () => {
    const overrides = {
      limits: productionLimits,
      publicUrl: 'https://loon.example',
      identity: { kind: 'none' },
    } as const;
    gateways = [];
    while (gateways.length < 2) {
      const gateway = await startTestApp('postgres', overrides, storage);
      undo(() => gateway.close());
      gateways.push(gateway);
    }
  });

  /**
   * Sends all requests concurrently, alternating between the gateways; resolves with the number of
   * responses per status.
   */
  const statuses = async (count: number, ask: (gateway: TestApp, index: number) => unknown) =>
    countValues(await Promise.all(times(count, (index) => ask(gatewayOf(index), index))));
  const gatewayOf = (index: number): TestApp => {
    const gateway = gateways[index % gateways.length];
    if (gateway === undefined) throw new Error('There is no gateway.');
    return gateway;
  };

  it('accept 30 of 70 logins, whichever gateway receives them', async () => {
    const passed = await statuses(70, async (gateway) => {
      const { status, headers } = await gateway.send('GET', '/api/login');
      return status === 429 ? `${String(Number(headers.get('retry-after')) > 500)} 429` : status;
    });
    expect(passed).toEqual({ '302': 30, 'true 429': 40 });
  });

  it('accept 60 of 100 forms, whichever gateway and transport receives them', async () => {
    const mutation = `mutation ($input: AccessRequestInput!) {
      submitAccessRequest(input: $input) { id } }`;
    const passed = await statuses(100, async (gateway, index) => {
      if (index % 4 > 1) {
        const { errors } = await gateway.graphql(mutation, { input: accessRequest });
        return errors[0]?.extensions.code ?? 'stored';
      }
      const { status } = await gateway.send('POST', '/api/loon-demo-request', demoRequest);
      return status === 201 ? 'stored' : 'RATE_LIMITED';
    });
    expect(passed).toEqual({ stored: 60, RATE_LIMITED: 40 });
    const rows = await gatewayOf(0).database.source.query<{ key: string }[]>(
      `SELECT key FROM ${countsTable}`,
    );
    // Addresses are stored only as a keyed hash.
    expect(rows.map(({ key }) => key)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^forms:[\w-]{22}$/)]),
    );
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});

describe('shared limits', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(storage.url);
    undo(() => database.close());
  });

  const shared = (databaseUrl = storage.url): SharedLimits => {
    const limits = new SharedLimits({ databaseUrl, logger, secret, pauseMs: 500 });
    undo(() => limits.close());
    return limits;
  };
  const outcomes = async (calls: (() => Promise<unknown>)[]): Promise<Record<string, number>> => {
    const results: string[] = [];
    for (const call of calls) {
      results.push(
        await call().then(
          () => 'passed',
          (error: unknown) => codeOf(error),
        ),
      );
    }
    return countValues(results);
  };
  const codeOf = (error: unknown): string =>
    error instanceof Error && 'code' in error ? String(error.code) : String(error);

  it('do not count what could not be stored, on any gateway', async () => {
    const limit = { points: 2, seconds: 60 };
    const [one, other] = times(2, () => new CommonCap(limit, shared().count('all')));
    const fail = () => one?.within(() => Promise.reject(new Error('stop'))) ?? Promise.resolve();
    const pass = (cap = other) => cap?.within(() => Promise.resolve()) ?? Promise.resolve();
    expect(await outcomes(times(5, () => fail))).toEqual({ 'Error: stop': 5 });
    expect(await outcomes(times(4, () => () => pass()))).toEqual({ passed: 2, RATE_LIMITED: 2 });
    expect(await outcomes([() => pass(one)])).toEqual({ RATE_LIMITED: 1 });
  });

  it('fall back to each gateway’s own limits while the store fails or hangs, and delay one caller at a time', async () => {
    const asked: Socket[] = [];
    const silent = createServer((socket) => asked.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    undo(() => {
      asked.forEach((socket) => socket.destroy());
      silent.close();
    });
    const hanging = new URL(storage.url);
    hanging.port = String((silent.address() as AddressInfo).port);
    const refusing = new URL(storage.url);
    refusing.port = '1';
    for (const url of [refusing.href, hanging.href]) {
      const limiter = new AddressLimiter({ points: 3, seconds: 60 }, shared(url).count('logins'));
      // A call while the unavailable store is being queried does not wait for it.
      const take = () => limiter.take('192.0.2.1');
      expect(await outcomes(times(7, () => take)), url).toEqual({ passed: 3, RATE_LIMITED: 4 });
    }
    expect(asked).toHaveLength(1);
  });

  it('are counted together again when the store recovers', async () => {
    const proxy = await startTcpProxy(storage.url);
    undo(() => proxy.cut());
    const limit = { points: 3, seconds: 60 };
    const one = new AddressLimiter(limit, shared(proxy.url).count('logins'));
    const other = new AddressLimiter(limit, shared().count('logins'));
    await one.take('192.0.2.1');
    await proxy.cut();
    await one.take('192.0.2.1');
    await proxy.mend();
    await pause(600);
    await one.take('192.0.2.1');
    await other.take('192.0.2.1');
    await expect(other.take('192.0.2.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('are deleted when they expire', async () => {
    const limits = shared();
    const names = async () =>
      (await database.source.query<{ key: string }[]>(`SELECT key FROM ${countsTable}`)).map(
        ({ key }) => key.split(':')[0],
      );
    await new AddressLimiter({ points: 3, seconds: 1 }, limits.count('short')).take('192.0.2.1');
    await new AddressLimiter({ points: 3, seconds: 600 }, limits.count('long')).take('192.0.2.1');
    expect((await names()).sort()).toEqual(['long', 'short']);
    await pause(1_100);
    await limits.clear();
    expect(await names()).toEqual(['long']);
  });
});
