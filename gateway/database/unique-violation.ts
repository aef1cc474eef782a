import { driverCodeOf } from './driver-code.ts';

const codes = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE']);

export function isUniqueViolation(error: unknown): boolean {
  return codes.has(driverCodeOf(error));
}
