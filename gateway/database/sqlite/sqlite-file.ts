import path from 'node:path';

/** The file of a `sqlite:PATH` URL, or `undefined` for a PostgreSQL URL. */
export function sqliteFileOf(databaseUrl: string): string | undefined {
  return databaseUrl.startsWith('sqlite:')
    ? path.resolve(databaseUrl.slice('sqlite:'.length))
    : undefined;
}
