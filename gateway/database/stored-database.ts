/** Raw access to the tables of a database, which may be those of an older version of the site. */
export interface SiteTables {
  has: (table: string) => Promise<boolean>;
  /** Runs a statement without parameters and resolves with its rows. */
  ask: <Row extends object>(statement: string) => Promise<Row[]>;
  /** Formats a time as it is written between quotes in a statement. */
  literalOf: (at: Date) => string;
}

/**
 * Changes the restored database before it replaces the current one. `former` is the database being
 * replaced, which may be damaged.
 */
export type PrepareRestored = (
  restored: SiteTables,
  former: SiteTables | undefined,
) => Promise<void>;

/** A database of one engine, as backups use it: it can be copied and replaced. */
export interface StoredDatabase {
  readonly engine: 'sqlite' | 'postgres';
  /** The file name of its copy inside a backup. */
  readonly copyName: string;
  /** Writes a consistent copy to a new file while the site continues to write. */
  copyTo: (file: string) => Promise<void>;
  /** The names of the applied migrations, oldest first; empty without tables. */
  appliedMigrations: () => Promise<string[]>;
  /** Whether a database exists that a restore would replace. */
  exists: () => Promise<boolean>;
  /** @throws CopyingProblem when the database is in use. */
  refuseWhileInUse: () => Promise<void>;
  /**
   * Replaces the database by a copy, after `prepare`. The previous database is stored under a name
   * that ends in `suffix`; resolves with that name, if there was one.
   * @throws CopyingProblem when the copy is not usable; then nothing has changed.
   */
  replaceBy: (
    copy: string,
    suffix: string,
    prepare?: PrepareRestored,
  ) => Promise<string | undefined>;
}

/** Thrown with a message for the operator at the command line. */
export class CopyingProblem extends Error {
  override name = 'CopyingProblem';
}

/** The tables of a site on PostgreSQL; `ask` queries the server. */
export function postgresTables(ask: SiteTables['ask']): SiteTables {
  return {
    ask,
    has: async (table) => {
      const [found] = await ask<{ there: boolean }>(
        `SELECT to_regclass('${table}') IS NOT NULL AS there`,
      );
      return found?.there === true;
    },
    literalOf: (at) => at.toISOString(),
  };
}
