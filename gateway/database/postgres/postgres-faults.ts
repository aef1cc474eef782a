import { driverCodeOf } from '../driver-code.ts';

/** Serialisation failure and deadlock: of two transactions that meet, PostgreSQL ends one. */
const transientCodes = new Set(['40001', '40P01']);

/**
 * The server is unavailable, starting or shutting down, accepts no more connections, or ended a
 * query that took too long or waited too long for a lock.
 */
const unavailableCodes =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|25P03|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|PIPE|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/;

/** Driver errors without a code for a lost or failed connection. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query runner already released)/;

/** Another transaction was in the way: a retry may succeed. */
export function isPostgresBusy(error: unknown): boolean {
  return transientCodes.has(driverCodeOf(error));
}

/** The server is unavailable at present. */
export function isPostgresUnavailable(error: unknown): boolean {
  return (
    unavailableCodes.test(driverCodeOf(error)) ||
    (error instanceof Error && lostConnection.test(error.message))
  );
}

/** The server is read-only: it is a standby. */
export function isPostgresStandby(error: unknown): boolean {
  return driverCodeOf(error) === '25006';
}
