import type { DataSource, EntityManager } from 'typeorm';
import { Failure } from '../failure.ts';
import { createDataSource } from './data-source.ts';
import { isPostgresBusy, isPostgresUnavailable } from './postgres/postgres-faults.ts';
import { endTransaction } from './sqlite/end-transaction.ts';
import { isSqliteBusy, isSqliteUnwritable } from './sqlite/prepare-sqlite.ts';
import { sqliteFileOf } from './sqlite/sqlite-file.ts';

const retryDelayMs = 100;
const retryForMs = 5_000;

const busyMessage = 'The site is busy at the moment. Please try again in a few seconds.';

/** Resolves after `ms` milliseconds. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The database as services see it: one reader that only ever sees committed rows, and `write`,
 * which runs one transaction at a time on SQLite (its driver shares a single connection, so
 * concurrent transactions would collide).
 */
export class Database {
  private lastWrite: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly writerSource: DataSource,
    private readonly readerSource: DataSource,
  ) {}

  /**
   * Opens the database and applies pending migrations.
   * @throws Error naming the file and a remedy when the file is corrupt or a migration fails.
   */
  static async open(databaseUrl: string): Promise<Database> {
    const writer = createDataSource(databaseUrl);
    const file = sqliteFileOf(databaseUrl);
    try {
      await writer.initialize();
      await writer.runMigrations({ transaction: 'each' });
      if (file === undefined) {
        return new Database(writer, writer);
      }
      const reader = createDataSource(databaseUrl, 'read');
      await reader.initialize();
      return new Database(writer, reader);
    } catch (cause) {
      if (writer.isInitialized) {
        await writer.destroy();
      }
      throw new Error(openingProblem(file, cause), { cause });
    }
  }

  /** For queries outside a transaction. */
  get reader(): EntityManager {
    return this.readerSource.manager;
  }

  /** The connection that may change data; for the command line and tests. */
  get source(): DataSource {
    return this.writerSource;
  }

  /**
   * Runs `work` in one transaction and resolves with its result after the commit. While another
   * process holds the lock, or another transaction stands in the way, it tries again, without
   * blocking, for 5 seconds.
   * @throws Failure UNAVAILABLE when the database stays locked, cannot be written or is away.
   */
  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const run = (): Promise<T> => this.transact(work);
    if (this.writerSource.options.type === 'postgres') {
      return run();
    }
    const result = this.lastWrite.then(run, run);
    this.lastWrite = result.catch(() => undefined);
    return result;
  }

  private async transact<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const giveUpAt = Date.now() + retryForMs;
    for (;;) {
      try {
        return await this.writerSource.transaction(work);
      } catch (error) {
        if (this.writerSource.options.type !== 'postgres') {
          await endTransaction(this.writerSource);
        }
        const busy = isSqliteBusy(error) || isPostgresBusy(error);
        if (busy && Date.now() < giveUpAt) {
          await pause(retryDelayMs);
          continue;
        }
        if (busy || isSqliteUnwritable(error) || isPostgresUnavailable(error)) {
          throw new Failure('UNAVAILABLE', busyMessage, { retryAfterSeconds: 5, cause: error });
        }
        throw error;
      }
    }
  }

  /** Resolves when the database answers and no migration is pending; else throws. */
  async checkReady(): Promise<void> {
    await this.readerSource.query('SELECT 1');
    if (await this.writerSource.showMigrations()) {
      throw new Error('Migrations are pending.');
    }
  }

  /** Waits for the running write, then closes all connections. */
  async close(): Promise<void> {
    await this.lastWrite;
    if (this.readerSource !== this.writerSource) {
      await this.readerSource.destroy();
    }
    await this.writerSource.destroy();
  }
}

function openingProblem(file: string | undefined, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const subject = file ?? 'the PostgreSQL server named by DATABASE_URL';
  const remedy =
    file === undefined
      ? 'Check that the server runs and that the account may create tables.'
      : 'Restore the file from a backup, or move it away to start with an empty database.';
  return `The database could not be opened: ${subject}: ${reason}. ${remedy}`;
}
