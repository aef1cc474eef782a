import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { undoAfterEach } from './testing/cleanup.ts';

const undo = undoAfterEach();

it.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
])('%s that never end: the connection is ended with 408', async (_what, beginning) => {
  const timings = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  const at = { port: 0, host: '127.0.0.1' };
  const listening = await listen((request) => request.resume(), at, timings);
  undo(async () => {
    listening.abort();
    await listening.stop();
  });
  const socket = connect(listening.port, '127.0.0.1');
  undo(() => socket.destroy());
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(beginning);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/);
});

it('an address that cannot be had: the error names the variable', async () => {
  const taken = await listen(() => undefined, { port: 0, host: '127.0.0.1' });
  undo(() => taken.stop());
  const { port } = taken;
  await expect(listen(() => undefined, { port, host: '127.0.0.1' })).rejects.toThrow(
    `The site cannot listen. PORT: ${String(port)} is in use by another program.`,
  );
  await expect(listen(() => undefined, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'The site cannot listen. HOST: 192.0.2.1 is not an address of this machine.',
  );
});
