import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';
import { boundConnections } from './http/bound-connections.ts';
import { endLargestUnread, endSlowReaders, type ReadingTimes } from './http/end-slow-readers.ts';
import { prepareShutdown, type GracefulShutdown } from './http/graceful-shutdown.ts';
import type { Logger } from './log/logger.ts';

const stopWithinMs = 9_000;

/** The time for load balancers to notice the shutdown before the port closes. */
const noticeMs = 2_000;

/** The maximum total size of unread responses in memory. */
const undeliveredBytesMax = 96 * 1024 * 1024;

/**
 * The maximum number of open connections; an idle one takes about ten kilobytes and a file handle.
 */
const connectionsMax = 2_000;

export interface Listening {
  port: number;
  /**
   * Continues to serve requests for `forMs` milliseconds and until the current ones are finished;
   * then refuses new connections, and resolves when the last response is complete.
   */
  stop: (forMs?: number) => Promise<void>;
  /** Closes all open connections. */
  abort: () => void;
}

/**
 * The error for an address that cannot be used, with the name of the variable that sets it
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

/** The time limits for sending a request and reading the response, in milliseconds. */
interface RequestTimings extends ReadingTimes {
  headersTimeout: number;
  requestTimeout: number;
  /** The interval between checks; Node's default of 30 s would let slow clients stay too long. */
  connectionsCheckingInterval: number;
}

const requestTimings: RequestTimings = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  drainTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Listens on the configured address and closes connections that exceed `timings`; `localhost` means
 * both loopback addresses, because clients differ in which one they try first.
 * @throws Error when the port is in use or the address does not belong to this machine.
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
      // A keep-alive connection becomes idle only after its current response.
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
 * On SIGTERM or SIGINT: reports that it is shutting down, continues to serve requests until load
 * balancers have noticed, finishes current requests, closes the database, and exits with 0
 * (product 10.7). Tests may use a shorter notice period.
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
    app.beginShutdown();
    await Promise.all([app.endLongRequests(), listening.stop(forMs)]);
    clearTimeout(timer);
    await app.close();
    logger.flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        logger.error({ err: error }, 'Shutdown failed');
        process.exit(1);
      });
    });
  }
}
