import type { Server } from 'node:http';
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
