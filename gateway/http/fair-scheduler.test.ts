import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous } from '../access/actor.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createLogger } from '../log/logger.ts';
import { createErrorResponses } from './error-responses.ts';
import { formBody, jsonBody, jsonBodyOf, schedulerSetting } from './json-body.ts';
import { FairScheduler } from './fair-scheduler.ts';

const bounds = { queueMax: 3, queuePerAddressMax: 3 };
/** A scheduler that starts at most one request per round of the event loop. */
const onePerRound = (): FairScheduler => new FairScheduler({ count: 0 }, bounds, 0.000_001);

describe('the scheduler', () => {
  it('starts a single request immediately, in the same round', async () => {
    const scheduler = new FairScheduler({ count: 0 }, bounds);
    let rounds = 0;
    setImmediate(() => (rounds += 1));
    await scheduler.schedule('192.0.2.1');
    expect(rounds).toBe(0);
  });

  it('starts queued requests a round apart, each after the synchronous work of the previous one', async () => {
    const scheduler = onePerRound();
    let round = 0;
    let watching = true;
    const watch = (): void => {
      setImmediate(() => {
        round += 1;
        if (watching) watch();
      });
    };
    watch();
    const steps: string[] = [];
    const roundOf: number[] = [];
    const work = async (name: string): Promise<void> => {
      await scheduler.schedule(name);
      roundOf.push(round);
      steps.push(`${name} begins`);
      for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
      steps.push(`${name} is done`);
    };
    const names = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    const working = Promise.all(names.map(work));
    await working;
    watching = false;
    expect(steps).toEqual(names.flatMap((name) => [`${name} begins`, `${name} is done`]));
    expect(new Set(roundOf).size).toBe(names.length);
  });

  it('prefers new connections while every round brings one, but still starts a request now and then', async () => {
    const arrivals = { count: 0 };
    const scheduler = new FairScheduler(arrivals, bounds);
    let arriving = true;
    const arrive = (): void => {
      arrivals.count += 1;
      if (arriving) setImmediate(arrive);
    };
    arrive();
    const begunAt: number[] = [];
    for (let request = 0; request < 3; request += 1) {
      await scheduler.schedule('192.0.2.1');
      begunAt.push(arrivals.count);
    }
    arriving = false;
    const between = begunAt.map((count, index) => count - (begunAt[index - 1] ?? 0));
    between.forEach((connections) => {
      expect(connections).toBeGreaterThan(8);
      expect(connections).toBeLessThan(32);
    });
  });

  it('refuses requests beyond its queue with 503 and Retry-After', async () => {
    const scheduler = onePerRound();
    const asked = Array.from({ length: 6 }, () => scheduler.schedule('192.0.2.1'));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(refused.length).toBeGreaterThan(0);
    refused.forEach((failure) =>
      expect(failure).toMatchObject({ status: 503, retryAfterSeconds: 2 }),
    );
    expect(outcomes[0]?.status).toBe('fulfilled');
    await scheduler.schedule('192.0.2.2');
  });
});

describe('requests of every kind are scheduled after their body has arrived', () => {
  const search = { name: 'search_articles', arguments: { query: 'nice' } };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: search };
  /** A query that is different each time, so that its response is not cached. */
  const query = (): string => `{ faqs { question } } # ${randomUUID()}`;
  let app: TestApp;
  let session: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp('sqlite');
    session = { cookie: await app.logIn() };
  });
  afterAll(() => app.close());

  /**
   * The clients whose requests were scheduled inside the application while no other request was
   * running.
   */
  async function turnsOf(request: () => Promise<Response>): Promise<string[]> {
    const free = vi.spyOn(FairScheduler.prototype, 'isFree').mockReturnValue(true);
    const tick = vi.spyOn(FairScheduler.prototype, 'schedule');
    await (await request()).text();
    const clients = tick.mock.calls.map(([client]) => client);
    free.mockRestore();
    tick.mockRestore();
    return clients;
  }

  it.each<[string, string, () => object, () => Record<string, string>]>([
    ['GraphQL', '/graphql', () => ({ query: query() }), () => ({})],
    [
      'GraphQL with another cookie',
      '/graphql',
      () => ({ query: query() }),
      () => ({ cookie: 'a=b' }),
    ],
    ['GraphQL with a session', '/graphql', () => ({ query: query() }), () => session],
    ['GraphQL behind another slash', '/graphql/', () => ({ query: query() }), () => ({})],
    [
      'an event stream',
      '/graphql',
      () => ({ query: query() }),
      () => ({ accept: 'text/event-stream' }),
    ],
    ['a message of an agent', '/mcp', () => call, () => ({ accept: 'application/json' })],
    ['a request form', '/api/loon-demo-request', () => ({}), () => ({})],
    ['a beacon', '/api/visit', () => ({ events: [] }), () => ({})],
    ['a post of an administrator', '/api/blog/admin/posts', () => ({}), () => session],
  ])('%s', async (_way, path, body, headers) => {
    expect(await turnsOf(() => app.send('POST', path, body(), headers()))).toEqual(['127.0.0.1']);
  });

  it.each([
    ['of a form', formBody],
    ['of an administrator', jsonBody],
    ['of whoever sends it', jsonBodyOf(() => anonymous)],
  ])(
    'parsing a body %s and the handler after it run in the scheduled round of the event loop',
    async (_of, body) => {
      let isOver = false;
      let calls = 0;
      const tick = (): Promise<void> => {
        setImmediate(() => (isOver = true));
        return calls++ === 0 ? Promise.resolve() : Promise.reject(new Error('Too many wait.'));
      };
      const behind = express().set(schedulerSetting, { schedule: tick });
      behind.use(...body, (_request, response) => {
        response.json({ isOver });
      });
      behind.use(createErrorResponses(createLogger({ level: 'silent', pretty: false })));
      const server = behind.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const send = (sent: string): Promise<Response> =>
        fetch(`http://127.0.0.1:${String(port)}/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: sent,
        });
      expect(await (await send('{}')).json()).toEqual({ isOver: false });
      // Refused before parsing; invalid JSON would be 400.
      expect((await send('{')).status).toBe(500);
      server.close();
    },
  );

  it('GraphQL by GET with a session is scheduled', async () => {
    const path = `/graphql?query=${encodeURIComponent(query())}`;
    const headers = { 'apollo-require-preflight': 'true', ...session };
    expect(await turnsOf(() => app.send('GET', path, undefined, headers))).toEqual(['127.0.0.1']);
  });

  it('GraphQL without a Content-Length is scheduled', async () => {
    const clients = await turnsOf(() => {
      const body = Readable.from([Buffer.from(JSON.stringify({ query: query() }))]);
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: Readable.toWeb(body), duplex: 'half' };
      return fetch(`${app.url}/graphql`, sent as RequestInit);
    });
    expect(clients).toEqual(['127.0.0.1']);
  });
});
