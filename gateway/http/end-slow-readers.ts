import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The minimum interval between two measurements of unread data, in milliseconds. */
const lookEveryMs = 100;

/**
 * Limits the memory for unread responses: if more than `bytesMax` bytes are unread when another
 * request arrives, the connections with the most unread data are closed until the total is below
 * the limit. This affects clients that request much and read nothing first, and page readers on a
 * slow line last.
 */
export function endLargestUnread(server: Server, bytesMax: number): void {
  const connections = new Set<Socket>();
  let lookedAt = 0;
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', () => {
    const now = performance.now();
    if (now - lookedAt < lookEveryMs) {
      return;
    }
    lookedAt = now;
    let waiting = 0;
    for (const { writableLength } of connections) {
      waiting += writableLength;
    }
    if (waiting <= bytesMax) {
      return;
    }
    for (const socket of [...connections].sort((a, b) => b.writableLength - a.writableLength)) {
      waiting -= socket.writableLength;
      socket.destroy();
      if (waiting <= bytesMax) {
        return;
      }
    }
  });
}

/** How long a client may leave its responses unread. */
export interface ReadingTimes {
  /** The maximum time in which it reads nothing, in milliseconds. */
  drainTimeout: number;
  /** Milliseconds between two checks of slow connections. */
  connectionsCheckingInterval: number;
}

/**
 * A client that reads a long response more slowly than this occupies memory and is not a real
 * reader.
 */
const slowestBytesPerMs = 32;

interface Progress {
  taken: number;
  since: number;
}

/** Closes idle connections, unless the client is waiting for a response. */
function endIdle(server: Server, drainTimeout: number): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response);
  });
  // Node calls this after that time without any read or write, including progress of unread data.
  server.setTimeout(drainTimeout, (socket) => {
    if (socket.writableLength > 0 || answers.get(socket)?.writableFinished !== false) {
      socket.destroy();
    }
  });
}

/** Closes connections that read too slowly to ever finish. */
function endSlow(server: Server, { drainTimeout, connectionsCheckingInterval }: ReadingTimes) {
  const connections = new Map<Socket, Progress>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { taken: 0, since: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, progress] of connections) {
      const waiting = socket.writableLength;
      const taken = socket.bytesWritten - waiting;
      if (waiting === 0 || taken !== progress.taken) {
        progress.taken = taken;
        progress.since = now;
      } else if (now - progress.since > drainTimeout + waiting / slowestBytesPerMs) {
        socket.destroy();
      }
    }
  }, connectionsCheckingInterval);
  look.unref();
  server.once('close', () => clearInterval(look));
}

/**
 * Closes the connections of clients that do not read, to free the memory of their responses: after
 * `drainTimeout` without any progress, or when they are slower than any network. A client that is
 * waiting for its response is not disconnected, however long that takes.
 */
export function endSlowReaders(server: Server, times: ReadingTimes): void {
  endIdle(server, times.drainTimeout);
  endSlow(server, times);
}
