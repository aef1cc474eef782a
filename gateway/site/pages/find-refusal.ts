import { busyFailure } from '../../database/database-faults.ts';

function isUnavailable(error: unknown): boolean {
  const extensions =
    typeof error === 'object' && error !== null && 'extensions' in error ? error.extensions : null;
  return (
    typeof extensions === 'object' &&
    extensions !== null &&
    'code' in extensions &&
    extensions.code === 'UNAVAILABLE'
  );
}

/**
 * Why a page could not be rendered: if an operation it needs was refused because the database is
 * locked or unreachable, that refusal, so that the client knows when to retry; else the error
 * itself.
 */
export function findRefusal(error: unknown): unknown {
  const answered = error instanceof Error && 'errors' in error ? error.errors : undefined;
  return Array.isArray(answered) && answered.some(isUnavailable) ? busyFailure(error) : error;
}
