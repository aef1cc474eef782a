import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Lets a server finish its responses before it stops. */
export interface GracefulShutdown {
  /** From now on each connection is closed after its current or next response. */
  begin: () => void;
  /** Resolves when all current responses are complete or their clients have disconnected. */
  finished: () => Promise<void>;
}

function isRunning({ writableFinished, destroyed }: ServerResponse): boolean {
  return !writableFinished && !destroyed;
}

/** Tracks the responses of a server, so that it can shut down without failing one. */
export function prepareShutdown(server: Server): GracefulShutdown {
  const latest = new Map<Socket, ServerResponse>();
  let shuttingDown = false;
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => latest.delete(socket));
  });
  // Before the handler, which may write the response head before other listeners receive the
  // request.
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
