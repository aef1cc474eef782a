import path from 'node:path';

/** The file behind a `sqlite:PATH` address, or `undefined` for a PostgreSQL address. */
export function sqliteFileOf(databaseUrl: string): string | undefined {
  return databaseUrl.startsWith('sqlite:')
    ? path.resolve(databaseUrl.slice('sqlite:'.length))
    : undefined;
}
