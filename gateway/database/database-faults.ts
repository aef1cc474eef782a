import { Failure } from '../failure.ts';
import {
  isPostgresBusy,
  isPostgresStandby,
  isPostgresUnavailable,
} from './postgres/postgres-faults.ts';
import { isSqliteBusy, isSqliteUnwritable } from './sqlite/prepare-sqlite.ts';

const busyMessage = 'The site is busy at the moment. Please try again in a few seconds.';

/** The refusal of work that the database cannot do at present. */
export function busyFailure(cause?: unknown): Failure {
  return new Failure('UNAVAILABLE', busyMessage, { retryAfterSeconds: 5, cause });
}

/** Whether the same work may succeed a moment later: somebody else stood in its way. */
export function isBusy(error: unknown): boolean {
  return isSqliteBusy(error) || isPostgresBusy(error);
}

/**
 * What a write has met, as the site says it: Failure UNAVAILABLE while the database is locked, away
 * or cannot be written (product 10.7); anything else stays as it is.
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
