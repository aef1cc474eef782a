import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';
import { boundConnections } from './http/bound-connections.ts';
import { endLargestUnread } from './http/end-largest-unread.ts';
import { endSlowReaders, type ReadingTimes } from './http/end-slow-readers.ts';
import { prepareShutdown, type GracefulShutdown } from './http/graceful-shutdown.ts';
import type { Logger } from './log/logger.ts';

const stopWithinMs = 9_000;

/** So long a balancer has to see that the site is about to stop, before the port closes. */
const noticeMs = 2_000;

/** So much may wait in memory for clients who have not taken it yet. */
const undeliveredBytesMax = 96 * 1024 * 1024;

/** So many connections stay open; an idle one takes some ten kilobytes and a file handle. */
const connectionsMax = 2_000;

/** The listening sockets of one process. */
export interface Listening {
  port: number;
  /**
   * Goes on answering for so many milliseconds, and until what runs then is answered; then refuses
   * new connections, and resolves when the last request is answered.
   */
  stop: (forMs?: number) => Promise<void>;
  /** Ends what is still open. */
  abort: () => void;
}

/**
 * The error for an address that cannot be listened on, by the variable that names it
 * (product 10.2).
 */
function refusalOf(error: Error, port: number, host: string | undefined): Error {
  const reasons: Partial<Record<string, string>> = {
    EADDRINUSE: `PORT: ${String(port)} is in use by another program`,
    EACCES: `PORT: this account may not listen on ${String(port)}`,
    ENOTFOUND: `HOST: ${String(host)} is not known`,
    EADDRNOTAVAIL: `HOST: ${String(host)} is not an address of this machine`,
  };
  const reason = reasons[String(codeOf(error))];
  return reason === undefined
    ? error
    : new Error(`The site cannot listen. ${reason}.`, { cause: error });
}

function bind(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** How long a client may take, in milliseconds, to ask and to read the answer. */
export interface RequestTimings extends ReadingTimes {
  headersTimeout: number;
  requestTimeout: number;
  /** How often all are looked after; Node's own 30 s would let a slow client stay for long. */
  connectionsCheckingInterval: number;
}

const requestTimings: RequestTimings = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  drainTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Listens on the configured address and ends connections that are slower than `timings` allow;
 * `localhost` means both loopback addresses, since clients differ in which one they try first.
 * @throws Error when the port is taken or the address is not ours.
 */
export async function listen(
  handle: RequestListener,
  at: { port: number; host: string | undefined },
  timings: RequestTimings = requestTimings,
): Promise<Listening> {
  const hosts = at.host === 'localhost' ? ['127.0.0.1', '::1'] : [at.host];
  const servers: Server[] = [];
  const shutdowns: GracefulShutdown[] = [];
  let port = at.port;
  for (const host of hosts) {
    const server = createServer({ ...timings, keepAliveTimeout: 10_000 }, handle);
    endSlowReaders(server, timings);
    endLargestUnread(server, undeliveredBytesMax);
    boundConnections(server, connectionsMax);
    shutdowns.push(prepareShutdown(server));
    try {
      port = await bind(server, port, host);
      servers.push(server);
    } catch (error) {
      const noIPv6 = hosts.length > 1 && host === '::1' && codeOf(error) !== 'EADDRINUSE';
      if (!noIPv6) {
        servers.forEach((bound) => bound.close());
        throw refusalOf(error instanceof Error ? error : new Error(String(error)), port, host);
      }
    }
  }
  return {
    port,
    stop: async (forMs = 0) => {
      shutdowns.forEach((shutdown) => shutdown.begin());
      await pause(forMs);
      await Promise.all(shutdowns.map((shutdown) => shutdown.finished()));
      // A connection that is kept alive turns idle only after its running request is answered.
      const idle = setInterval(
        () => servers.forEach((server) => server.closeIdleConnections()),
        50,
      );
      await Promise.all(
        servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
      );
      clearInterval(idle);
    },
    abort: () => servers.forEach((server) => server.closeAllConnections()),
  };
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/**
 * On SIGTERM or SIGINT: says that it leaves, goes on answering until balancers have seen it,
 * finishes what is under way, closes the database, and exits with 0 (product 10.7). Tests may give
 * shorter notice.
 */
export function stopOnSignals(
  listening: Listening,
  app: App,
  logger: Logger,
  forMs = noticeMs,
): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) {
      return;
    }
    stopping = true;
    const timer = setTimeout(() => listening.abort(), stopWithinMs);
    app.leave();
    await Promise.all([app.endLongRequests(), listening.stop(forMs)]);
    clearTimeout(timer);
    await app.close();
    logger.flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        logger.error({ err: error }, 'Stopping failed');
        process.exit(1);
      });
    });
  }
}
