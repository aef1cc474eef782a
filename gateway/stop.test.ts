import { afterAll, beforeAll, expect, it } from 'vitest';
import { undoAfterEach } from './testing/cleanup.ts';
import { demoRequest } from './testing/sample-requests.ts';
import { buildSiteProgram, type SiteProgram } from './testing/site-in-child.ts';
import { createTestDatabase } from './testing/test-database.ts';

const undo = undoAfterEach();
let program: SiteProgram;
beforeAll(async () => {
  program = await buildSiteProgram();
});
afterAll(() => program.remove());

it('SIGTERM: /readyz responds 503 while new requests are still served, then the process ends with status 0', async () => {
  const storage = await createTestDatabase('sqlite');
  undo(() => storage.remove());
  const site = await program.start(storage.url, 'smtp://127.0.0.1:1', 3_000);
  undo(() => site.end('SIGKILL'));
  const ask = (path: string, body?: object): Promise<Response> =>
    fetch(`${site.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  expect((await ask('/readyz')).status).toBe(200);
  const exit = site.end('SIGTERM');
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
  const stored = await ask('/api/loon-demo-request', demoRequest);
  expect([stored.status, stored.headers.get('connection')]).toEqual([201, 'close']);
  expect((await ask('/healthz')).status).toBe(200);
  expect(await exit).toBe(0);
  await expect(ask('/healthz')).rejects.toThrow('fetch failed');
});
