/** The tables of a database, asked directly: they may be those of an older version of the site. */
export interface SiteTables {
  has: (table: string) => Promise<boolean>;
  /** Runs a statement without parameters and resolves with its rows. */
  ask: <Row extends object>(statement: string) => Promise<Row[]>;
  /** A time as it is written between quotes in a statement. */
  literalOf: (at: Date) => string;
}

/**
 * Changes what is restored before it is in place; `former` is what it replaces, which may be
 * damaged.
 */
export type PrepareRestored = (
  restored: SiteTables,
  former: SiteTables | undefined,
) => Promise<void>;

/** A database of one engine, as backups see it: something to be copied and put in place. */
export interface StoredDatabase {
  readonly engine: 'sqlite' | 'postgres';
  /** What its copy is called inside a backup. */
  readonly copyName: string;
  /** Writes a consistent copy to a new file while the site goes on writing. */
  copyTo: (file: string) => Promise<void>;
  /** The names of the migrations that have been applied, oldest first; none without tables. */
  appliedMigrations: () => Promise<string[]>;
  /** Whether there is anything that a restore would replace. */
  exists: () => Promise<boolean>;
  /**
   * Makes sure that nobody works with it.
   * @throws CopyingProblem when somebody does.
   */
  refuseWhileInUse: () => Promise<void>;
  /**
   * Puts a copy in its place, after `prepare`. What was there is kept under a name that ends in
   * `mark`; resolves with that name, if there was anything.
   * @throws CopyingProblem when the copy is not usable; then everything is as before.
   */
  replaceBy: (
    copy: string,
    suffix: string,
    prepare?: PrepareRestored,
  ) => Promise<string | undefined>;
}

/** Thrown with a message for the person at the command line. */
export class CopyingProblem extends Error {
  override name = 'CopyingProblem';
}

/** The tables of a site on PostgreSQL, over whatever asks the server. */
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
