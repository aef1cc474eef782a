import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { boundConnections } from './bound-connections.ts';

const undo = undoAfterEach();
const connectionsMax = 12;

/** A server with this limit, clients from any loopback address, and the pending responses. */
async function boundedServer() {
  const owed: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/slow') {
      owed.push(response);
    } else {
      response.end('here');
    }
  });
  boundConnections(server, connectionsMax);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async (localAddress: string): Promise<Socket> => {
    const accepted = once(server, 'connection');
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    undo(() => socket.destroy());
    await Promise.all([once(socket, 'connect'), accepted]);
    return socket;
  };
  return { open, owed };
}

const ask = (socket: Socket, path: string) =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

async function answerTo(socket: Socket): Promise<string> {
  ask(socket, '/');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

describe('the number of open connections is limited', () => {
  let server: Awaited<ReturnType<typeof boundedServer>>;

  beforeEach(async () => {
    server = await boundedServer();
  });

  it('a client with many connections loses its oldest ones; other clients lose none and can open new ones', async () => {
    const other = await server.open('127.0.0.2');
    const many: Socket[] = [];
    for (let count = 0; count < connectionsMax * 2; count += 1) {
      many.push(await server.open('127.0.0.1'));
    }
    const another = await server.open('127.0.0.3');
    for (const socket of [other, another]) {
      expect(await answerTo(socket)).toContain('here');
    }
    await expect.poll(() => many.filter(({ destroyed }) => !destroyed).length).toBe(10);
    expect(many.slice(-10).every(({ destroyed }) => !destroyed)).toBe(true);
  });

  it('connections with a request in progress are closed last, newest first', async () => {
    const asking: Socket[] = [];
    for (let count = 0; count < connectionsMax - 1; count += 1) {
      asking.push(await server.open('127.0.0.1'));
    }
    asking.forEach((socket) => ask(socket, '/slow'));
    await expect.poll(() => server.owed.length).toBe(asking.length);
    const idle = await server.open('127.0.0.1');
    await server.open('127.0.0.2');
    await once(idle, 'close');
    expect(asking.some(({ destroyed }) => destroyed)).toBe(false);
    await server.open('127.0.0.3');
    await expect.poll(() => asking.findIndex(({ destroyed }) => destroyed)).toBe(asking.length - 1);
  });
});
