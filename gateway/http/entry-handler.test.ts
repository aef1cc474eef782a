import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Arrivals, FairScheduler } from './fair-scheduler.ts';
import { createLogger } from '../log/logger.ts';
import { createEntryHandler } from './entry-handler.ts';
import { Health } from './health.ts';

/** An entry handler that starts at most one request per round of the event loop. */
function busyEntryHandler() {
  const begun: string[] = [];
  const checks: Promise<void>[] = [];
  const checkReady = (): Promise<void> => {
    checks.push(Promise.resolve());
    return Promise.resolve();
  };
  const arrivals = new Arrivals();
  const handle = createEntryHandler({
    health: new Health({ checkReady, headers: { 'x-standing': 'yes' } }),
    cache: {
      tryServe: (request, response) => {
        const known = request.url === '/cached';
        if (known) response.end('cached');
        return known;
      },
    },
    earlyHandlers: [],
    app: ({ url }) => begun.push(url ?? ''),
    arrivals,
    scheduler: new FairScheduler(arrivals, { queueMax: 6, queuePerAddressMax: 4 }, 0.000_001),
    addressOf: ({ headers }) => headers.from ?? '',
    headers: { 'x-standing': 'yes' },
    logger: createLogger({ level: 'silent', pretty: false }),
  });
  const ask = (url: string, from: string): ServerResponse => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { url, method: 'GET', headers: { from } });
    const response = new ServerResponse(request);
    handle(request, response);
    return response;
  };
  return { ask, begun, checks };
}

describe('while one client sends many requests at the same time', () => {
  it('/healthz responds immediately', () => {
    const { ask, begun } = busyEntryHandler();
    for (let index = 0; index < 4; index += 1) ask(`/${String(index)}`, 'crowd');
    const health = ask('/healthz', 'watchdog');
    expect([health.writableEnded, health.statusCode]).toEqual([true, 200]);
    expect(begun.length).toBeLessThan(4);
  });

  it('a cached page is sent immediately', () => {
    const { ask, begun } = busyEntryHandler();
    for (let index = 0; index < 4; index += 1) ask(`/${String(index)}`, 'crowd');
    expect(ask('/cached', 'visitor').writableEnded).toBe(true);
    expect(begun.length).toBeLessThan(4);
  });

  it('another client waits for one request, not for all of them', async () => {
    const { ask, begun } = busyEntryHandler();
    for (let index = 0; index < 4; index += 1) ask(`/${String(index)}`, 'crowd');
    ask('/other', 'visitor');
    await expect.poll(() => begun.length).toBe(5);
    expect(begun.indexOf('/other')).toBeLessThan(3);
  });

  it('a request beyond the queue is refused with 503, Retry-After and the common headers', async () => {
    const { ask } = busyEntryHandler();
    const asked = Array.from({ length: 8 }, (_, index) => ask(`/${String(index)}`, 'crowd'));
    await expect.poll(() => asked.filter(({ writableEnded }) => writableEnded).length).toBe(4);
    expect(asked.at(-1)?.statusCode).toBe(503);
  });

  it('concurrent readiness checks query the database once', async () => {
    const { ask, checks } = busyEntryHandler();
    const asked = Array.from({ length: 50 }, () => ask('/readyz', 'watchdog'));
    await expect.poll(() => asked.every(({ writableEnded }) => writableEnded)).toBe(true);
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(checks).toHaveLength(1);
  });
});
