import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may leave unread what it has asked for. */
export interface ReadingTimes {
  /** Milliseconds in which it takes none of it. */
  drainTimeout: number;
  /** Milliseconds between two looks at those that take a little. */
  connectionsCheckingInterval: number;
}

/** Who takes less of a long answer holds it in memory, and is no reader. */
const slowestBytesPerMs = 32;

interface Progress {
  taken: number;
  since: number;
}

/** Ends connections on which nothing moves, unless their client waits for an answer. */
function endIdle(server: Server, drainTimeout: number): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response);
  });
  // Node calls this when nothing was read or written for so long, nor any of what waits was taken.
  server.setTimeout(drainTimeout, (socket) => {
    if (socket.writableLength > 0 || answers.get(socket)?.writableFinished !== false) {
      socket.destroy();
    }
  });
}

/** Ends connections that take so little of what waits for them that it never ends. */
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
 * Ends the connections of clients that do not read, so that what was written for them is freed:
 * after `drainTimeout` in which they took nothing, or when they are slower than any network. A
 * client that waits for its answer is left alone, however long that takes.
 */
export function endSlowReaders(server: Server, times: ReadingTimes): void {
  endIdle(server, times.drainTimeout);
  endSlow(server, times);
}
