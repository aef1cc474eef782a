import { Failure } from '../failure.ts';
import { driverCodeOf } from './driver-code.ts';
import { isSqliteBusy, isSqliteUnwritable } from './sqlite/prepare-sqlite.ts';

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
function isPostgresBusy(error: unknown): boolean {
  return transientCodes.has(driverCodeOf(error));
}

/** The server is unavailable at present. */
function isPostgresUnavailable(error: unknown): boolean {
  return (
    unavailableCodes.test(driverCodeOf(error)) ||
    (error instanceof Error && lostConnection.test(error.message))
  );
}

/** The server is read-only: it is a standby. */
function isPostgresStandby(error: unknown): boolean {
  return driverCodeOf(error) === '25006';
}

const busyMessage = 'The site is busy at the moment. Please try again in a few seconds.';

/** The error for work that the database cannot do at present. */
export function busyFailure(cause?: unknown): Failure {
  return new Failure('UNAVAILABLE', busyMessage, { retryAfterSeconds: 5, cause });
}

/** Whether a retry may succeed: another transaction was in the way. */
export function isBusy(error: unknown): boolean {
  return isSqliteBusy(error) || isPostgresBusy(error);
}

/**
 * The error of a write as the site reports it: Failure UNAVAILABLE while the database is locked,
 * unavailable or cannot be written (product 10.7); other errors stay unchanged.
 */
export function writeFailure(error: unknown): unknown {
  return isSqliteUnwritable(error) || isPostgresStandby(error)
    ? busyFailure(error)
    : readFailure(error);
}

/** The same of a read: Failure UNAVAILABLE while the database is locked or away. */
export function readFailure(error: unknown): unknown {
  return isBusy(error) || isPostgresUnavailable(error) ? busyFailure(error) : error;
}

const uniqueCodes = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE']);

/** A row with the same key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return uniqueCodes.has(driverCodeOf(error));
}
