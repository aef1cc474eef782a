import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { Health } from './health.ts';

const undo = undoAfterEach();

/** A server with health checks only, and a function to query it. */
async function answering() {
  let asked = 0;
  const health = new Health({
    checkReady: () => {
      asked += 1;
      return Promise.resolve();
    },
    headers: { 'x-standing': 'yes' },
  });
  const server = createServer((request, response) => {
    if (!health.tryServe(request, response)) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { method });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  return { health, ask, asked: () => asked };
}

it('a gateway that is shutting down is alive but not ready, and does not query the database', async () => {
  const { health, ask, asked } = await answering();
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  health.beginShutdown();
  const stopping = await ask('/readyz?by=balancer');
  expect(stopping).toMatchObject({ status: 503, text: '{"status":"stopping"}' });
  expect(stopping.headers.get('x-standing')).toBe('yes');
  expect(await ask('/readyz', 'HEAD')).toMatchObject({ status: 503, text: '' });
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"status":"alive"}' });
  expect(asked()).toBe(1);
});

it('only GET and HEAD of these two paths are handled', async () => {
  const { ask } = await answering();
  expect((await ask('/readyz', 'POST')).status).toBe(404);
  expect((await ask('/readyzz')).status).toBe(404);
  expect((await ask('/healthz/more')).status).toBe(404);
});
