import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { undoAfterEach } from './testing/cleanup.ts';

const undo = undoAfterEach();

it.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
])('a request with %s that never end is closed with 408', async (_what, beginning) => {
  const timings = {
    headersTimeout: 100,
    requestTimeout: 200,
    drainTimeout: 30_000,
    connectionsCheckingInterval: 50,
  };
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

describe('slow clients', () => {
  const impatient = {
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    drainTimeout: 300,
    connectionsCheckingInterval: 50,
  };
  const long = Buffer.alloc(64 * 1024 * 1024);

  const listenFor = async (handle: RequestListener) => {
    const listening = await listen(handle, { port: 0, host: '127.0.0.1' }, impatient);
    undo(async () => {
      listening.abort();
      await listening.stop();
    });
    const socket = connect(listening.port, '127.0.0.1');
    undo(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  };

  it.each<[string, (response: ServerResponse) => void]>([
    ['an answer written at once', (response) => response.end(long)],
    [
      'an event stream',
      (response) => {
        const timer = setInterval(() => response.write(long.subarray(0, 8_388_608)), 20);
        response.once('close', () => clearInterval(timer));
      },
    ],
  ])('%s that is not drained ends the connection and frees its memory', async (_what, write) => {
    const ended = new Promise<Socket>((resolve) => {
      void listenFor(({ socket }, response) => {
        socket.once('close', () => resolve(socket));
        write(response);
      }).then((client) => client.pause());
    });
    const { destroyed, writableLength, bytesWritten } = await ended;
    expect(bytesWritten).toBeGreaterThan(1_000_000);
    expect({ destroyed, writableLength }).toEqual({ destroyed: true, writableLength: 0 });
  });

  it('are not disconnected while waiting for a response or reading it in pieces', async () => {
    const socket = await listenFor((_request, response) => {
      setTimeout(() => response.end(long), 1_000);
    });
    let received = 0;
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received >= long.length) {
        break;
      }
    }
    expect(received).toBeGreaterThanOrEqual(long.length);
  });
});

it('unread responses are limited in total bytes, and the longest are closed first', async () => {
  const long = Buffer.alloc(24 * 1024 * 1024);
  const waiting: Socket[] = [];
  const listening = await listen(
    ({ url, socket }, response) => {
      if (url === '/long') {
        waiting.push(socket);
      }
      response.end(url === '/long' ? long : 'short');
    },
    { port: 0, host: '127.0.0.1' },
  );
  undo(async () => {
    listening.abort();
    await listening.stop();
  });
  const ask = (path: string): Socket => {
    const socket = connect(listening.port, '127.0.0.1');
    undo(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return socket;
  };
  for (let asked = 1; asked <= 8; asked += 1) {
    ask('/long').pause();
    await expect.poll(() => waiting.length).toBe(asked);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  const answer = await ask('/short').toArray();
  expect(Buffer.concat(answer as Buffer[]).toString()).toMatch(/short$/);
  const held = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0);
  expect(held).toBeLessThanOrEqual(96 * 1024 * 1024);
  expect(waiting.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(2);
});

it('the error for an address that is in use names the variable', async () => {
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

describe('a server that shuts down', () => {
  const ask = (port: number, path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${String(port)}${path}`);

  it('accepts requests until the current ones are finished, and closes each connection after its response', async () => {
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const waiting: ServerResponse[] = [];
    const listening = await listen(
      ({ url }, response) => {
        if (url === '/slow') {
          waiting.push(response);
          finish();
        } else {
          response.writeHead(200, { 'content-length': 2 }).end('ok');
        }
      },
      { port: 0, host: '127.0.0.1' },
    );
    const slow = ask(listening.port, '/slow');
    await begun;
    const before = await ask(listening.port, '/');
    expect(before.headers.get('connection')).toBe('keep-alive');
    let stopped = false;
    const stop = listening.stop(50).then(() => {
      stopped = true;
    });
    for (let asked = 0; asked < 5; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const answer = await ask(listening.port, '/');
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    }
    expect(stopped).toBe(false);
    waiting.forEach((response) => response.end('at last'));
    const last = await slow;
    expect([await last.text(), last.headers.get('connection')]).toEqual(['at last', 'close']);
    await stop;
    await expect(ask(listening.port, '/')).rejects.toThrow('fetch failed');
  });

  it('also stops when no client is waiting for a response', async () => {
    const listening = await listen(() => undefined, { port: 0, host: '127.0.0.1' });
    const socket = connect(listening.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stop = listening.stop();
    socket.destroy();
    await stop;
  });
});
