import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A server that is about to stop, and until then answers everybody. */
export interface GracefulShutdown {
  /** From now on each connection ends with the answer that is running on it, or with its next. */
  begin: () => void;
  /** Resolves when what runs at this moment is answered, or nobody waits for it any more. */
  finished: () => Promise<void>;
}

function isRunning({ writableFinished, destroyed }: ServerResponse): boolean {
  return !writableFinished && !destroyed;
}

/** Looks after the answers of a server, so that it can leave without failing one. */
export function prepareShutdown(server: Server): GracefulShutdown {
  const latest = new Map<Socket, ServerResponse>();
  let shuttingDown = false;
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => latest.delete(socket));
  });
  // In front of what answers: that may have written its head before others hear of the request.
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    latest.set(socket, response);
    if (shuttingDown) {
      response.shouldKeepAlive = false;
    }
  });
  const running = (): ServerResponse[] => [...latest.values()].filter(isRunning);
  return {
    begin: () => {
      shuttingDown = true;
      for (const response of running()) {
        response.shouldKeepAlive = false;
      }
    },
    finished: async () => {
      await Promise.all(
        running().map((response) => new Promise((resolve) => response.once('close', resolve))),
      );
    },
  };
}
