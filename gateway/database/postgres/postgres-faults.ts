import { driverCodeOf } from '../driver-code.ts';

/** Serialisation failure and deadlock: of two transactions that meet, PostgreSQL ends one. */
const transientCodes = new Set(['40001', '40P01']);

/** The server is away, going, coming, full, or takes no more connections. */
const unavailableCodes =
  /^(08\w{3}|53\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE)$/;

/** What the driver throws without a code when the connection is lost, or cannot be had. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect)/;

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
