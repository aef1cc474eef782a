import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createErrorResponses } from './error-responses.ts';

const undo = undoAfterEach();

/** A site with one path, and its log. */
async function siteWith(path: string, handle: RequestHandler) {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const logger = createLogger({ level: 'error', pretty: false }, { write });
  const app = express().set('env', 'test');
  app.get(path, handle).use(createErrorResponses(logger));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, lines };
}

it('an invalid URL is a client error, not a server error', async () => {
  const { origin, lines } = await siteWith('/posts/:slug', (_request, response) => {
    response.send('There.');
  });
  const answer = await fetch(`${origin}/posts/%E0%A4%A`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: 'The URL is not valid.' });
  expect(lines).toEqual([]);
  expect((await fetch(`${origin}/posts/valid`)).status).toBe(200);
});

it('a response that fails halfway is cut off, so that no client accepts it as complete', async () => {
  const { origin } = await siteWith('/half', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.write('Half of ');
    throw new Error('The rest is lost.');
  });
  const answer = await fetch(`${origin}/half`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});
