import type { RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { placeholders, startTestApp } from '../testing/test-app.ts';

const undo = undoAfterEach();
const files: RequestHandler = (_request, response) => void response.end('a file');

it('a file can be read with GET and HEAD; any other method is 405', async () => {
  const app = await startTestApp('sqlite', { web: { ...placeholders, files } });
  undo(() => app.close());
  for (const method of ['GET', 'HEAD']) {
    expect((await app.send(method, '/favicon.svg')).status).toBe(200);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await app.send(method, '/favicon.svg');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});
