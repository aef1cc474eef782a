/** The code of a database driver's error, which TypeORM wraps; empty when it has none. */
export function driverCodeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) {
    return '';
  }
  if ('code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return 'driverError' in error ? driverCodeOf(error.driverError) : '';
}
