import { driverCodeOf } from './driver-code.ts';

const codes = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE']);

/** Whether a row was refused because there is one already that must be the only one. */
export function isUniqueViolation(error: unknown): boolean {
  return codes.has(driverCodeOf(error));
}
