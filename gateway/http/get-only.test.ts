import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
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

it('a file that was removed after the start ends its response, not the site', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'files-'));
  undo(() => rm(directory, { recursive: true }));
  for (const name of ['present.svg', 'removed.svg']) {
    await writeFile(path.join(directory, name), name);
  }
  const app = await startTestApp('sqlite', { web: { ...placeholders, files: sirv(directory) } });
  undo(() => app.close());
  await rm(path.join(directory, 'removed.svg'));
  await expect(app.send('GET', '/removed.svg').then((answer) => answer.text())).rejects.toThrow();
  expect(await (await app.send('GET', '/present.svg')).text()).toBe('present.svg');
});

it.each(['bytes=0-1', 'bytes=-2', 'bytes=5-2', 'bytes=100-', 'bytes=0-0,2-3', 'lines=1-2'])(
  'a file is sent whole to a request for the range %s',
  async (range) => {
    const directory = await mkdtemp(path.join(tmpdir(), 'files-'));
    undo(() => rm(directory, { recursive: true }));
    await writeFile(path.join(directory, 'drawing.svg'), 'a drawing');
    const app = await startTestApp('sqlite', { web: { ...placeholders, files: sirv(directory) } });
    undo(() => app.close());
    const response = await app.send('GET', '/drawing.svg', undefined, { range });
    expect([response.status, await response.text()]).toEqual([200, 'a drawing']);
  },
);
