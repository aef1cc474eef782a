import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limitKeyOf } from './client-address.ts';

interface Candidate {
  socket: Socket;
  /** The number of connections of the same client. */
  among: number;
  /** Whether no request is in progress on it. */
  idle: boolean;
}

/**
 * Limits the open connections of a server. When there is one too many, the client with the most
 * connections loses one: its oldest idle connection, or otherwise its newest. A client that opens
 * thousands therefore cannot lock others out. If every client has one busy connection, the new one
 * is closed.
 */
export function boundConnections(server: Server, connectionsMax: number): void {
  const open = new Map<string, Set<Socket>>();
  const answers = new WeakMap<Socket, ServerResponse>();
  let count = 0;

  const candidateOf = (sockets: ReadonlySet<Socket>): Candidate | undefined => {
    const all = [...sockets].filter(({ destroyed }) => !destroyed);
    const isIdle = (socket: Socket): boolean => answers.get(socket)?.writableFinished !== false;
    const idle = all.find(isIdle);
    const socket = idle ?? all.at(-1);
    return socket && { socket, among: sockets.size, idle: idle !== undefined };
  };
  const connectionToClose = (newest: Socket): Socket => {
    let found: Candidate = { socket: newest, among: 1, idle: false };
    for (const sockets of open.values()) {
      if (sockets.size < found.among || (sockets.size === found.among && found.idle)) {
        continue;
      }
      const candidate = candidateOf(sockets);
      if (candidate && (candidate.among > found.among || candidate.idle)) {
        found = candidate;
      }
    }
    return found.socket;
  };

  server.on('request', ({ socket }, response) => {
    answers.set(socket, response);
  });
  server.on('connection', (socket: Socket) => {
    const client = limitKeyOf(socket.remoteAddress ?? '');
    const own = open.get(client) ?? new Set();
    if (count >= connectionsMax) {
      connectionToClose(socket).destroy();
    }
    if (socket.destroyed) {
      return;
    }
    count += 1;
    open.set(client, own.add(socket));
    socket.once('close', () => {
      count -= 1;
      own.delete(socket);
      if (own.size === 0) {
        open.delete(client);
      }
    });
  });
}
