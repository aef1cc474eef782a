import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What waits for clients is added up at most so often, in milliseconds. */
const lookEveryMs = 100;

/**
 * Bounds what a server holds in memory because clients have not taken it yet: when more than
 * `bytesMax` bytes wait as another request comes, the connections with the longest waiting answers
 * are ended until less does. Whoever asks for much and reads nothing goes first, a reader of pages
 * on a slow line last.
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
