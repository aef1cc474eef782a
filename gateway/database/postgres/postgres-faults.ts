import { driverCodeOf } from '../driver-code.ts';

/** Serialisation failure and deadlock: of two transactions that meet, PostgreSQL ends one. */
const transientCodes = new Set(['40001', '40P01']);

/**
 * The server is away, going, coming, full, takes no more connections, or has ended what took too
 * long or waited too long for a lock.
 */
const unavailableCodes =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|25P03|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|PIPE|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/;

/** What the drivers throw without a code when a connection is lost or cannot be opened. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query runner already released)/;

/** Another transaction stood in the way: the same work may succeed a moment later. */
export function isPostgresBusy(error: unknown): boolean {
  return transientCodes.has(driverCodeOf(error));
}

/** The server cannot do any work at present. */
export function isPostgresUnavailable(error: unknown): boolean {
  return (
    unavailableCodes.test(driverCodeOf(error)) ||
    (error instanceof Error && lostConnection.test(error.message))
  );
}

/** The server only answers reads: it is the standby of another one. */
export function isPostgresStandby(error: unknown): boolean {
  return driverCodeOf(error) === '25006';
}
