import { Failure } from '../failure.ts';
import { driverCodeOf } from './driver-code.ts';
import {
  isPostgresBusy,
  isPostgresStandby,
  isPostgresUnavailable,
} from './postgres/postgres-faults.ts';
import { isSqliteBusy, isSqliteUnwritable } from './sqlite/prepare-sqlite.ts';

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
