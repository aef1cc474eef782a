import type { DataSource, EntityManager } from 'typeorm';
import { createDataSource, createReplicaSource, type Table } from './data-source.ts';
import { withNamedLock } from './postgres/named-lock.ts';
import { PostgresWriter } from './postgres/postgres-writer.ts';
import { Replica } from './postgres/replica.ts';
import { isUnreachableFile } from './sqlite/prepare-sqlite.ts';
import { sqliteFileOf } from './engine.ts';
import { SqliteResidualData } from './sqlite/sqlite-residual-data.ts';
import { SqliteWriter } from './sqlite/sqlite-writer.ts';
import { writeLimits, type Work, type WriteLimits, type Writer } from './write-queue.ts';

interface OpenOptions {
  /** All entity classes that services use. */
  entities: readonly Table[];
  limits?: WriteLimits | undefined;
  /** A streaming replica that anonymous reads may use; PostgreSQL only. */
  replicaUrl?: string | undefined;
}

export interface WriteOptions {
  /**
   * One or several names that no other write may lock at the same time: PostgreSQL runs writes
   * concurrently, and a check is worthless if another write changes the checked data. SQLite runs
   * one at a time anyway.
   */
  lock?: string | readonly string[];
  /**
   * Whether deleted data must not remain in any file. SQLite's file is rewritten for that by
   * `clearResidualData`; PostgreSQL overwrites its own in its own time.
   */
  erases?: boolean;
}

/**
 * The database for services: a reader that sees only committed rows, and `write`, through which all
 * changes are made.
 */
export class Database {
  private constructor(
    private readonly writerSource: DataSource,
    private readonly readerSource: DataSource,
    private readonly writer: Writer,
    private readonly residualData: SqliteResidualData | undefined,
    /** The replica, if there is one. */
    readonly replica?: Replica,
  ) {}

  /**
   * Opens the database and applies pending migrations.
   * @throws Error naming the file and a remedy when the file cannot be opened or is corrupt, or a
   * migration fails.
   */
  static async open(
    databaseUrl: string,
    { entities, limits = writeLimits, replicaUrl }: OpenOptions,
  ): Promise<Database> {
    const file = sqliteFileOf(databaseUrl);
    const opened: DataSource[] = [];
    try {
      const source = createDataSource(databaseUrl, { entities });
      await source.initialize();
      opened.push(source);
      const isNew = file !== undefined && (await isEmptyFile(source));
      await migrate(source, file === undefined);
      const reader = createDataSource(databaseUrl, { entities, access: 'read' });
      await reader.initialize();
      if (file === undefined) {
        const writer = new PostgresWriter(source, limits);
        const replica =
          replicaUrl === undefined
            ? undefined
            : new Replica(replicaUrl, createReplicaSource(replicaUrl, entities), reader);
        return new Database(source, reader, writer, undefined, replica);
      }
      const residualData = new SqliteResidualData(file, reader.manager);
      if (isNew) {
        await residualData.flagClean(source.manager);
      }
      return new Database(source, reader, new SqliteWriter(source, limits), residualData);
    } catch (cause) {
      await Promise.all(opened.map((source) => source.destroy()));
      throw new Error(openingProblem(file, cause), { cause });
    }
  }

  /** For queries outside a transaction; Failure UNAVAILABLE while the database is unavailable. */
  get reader(): EntityManager {
    return this.readerSource.manager;
  }

  /** For anonymous reads: the replica while it has every known change. */
  get publicReader(): EntityManager {
    return this.replica?.reader ?? this.reader;
  }

  /** The connection that may change data; for the command line and tests. */
  get source(): DataSource {
    return this.writerSource;
  }

  /**
   * A number that changes when another process has written; SQLite only. It is read over the
   * writing connection, whose own writes do not count.
   */
  async foreignWrites(): Promise<number> {
    const [row] = await this.source.query<{ data_version: number }[]>('PRAGMA data_version');
    return row?.data_version ?? 0;
  }

  get queuedWrites(): number {
    return this.writer.waiting;
  }

  /**
   * Runs `work` in one transaction and resolves with its result after the commit. While another
   * process or transaction holds a lock, it waits, without blocking, until five seconds after this
   * call; then it is rejected and never runs. It is rejected immediately when the queue is full.
   * The work may be retried after a failed transaction, so it must change nothing but rows.
   * @throws Failure UNAVAILABLE when the database stays locked, cannot be written or is
   *   unavailable.
   */
  write<T>(work: Work<T>, { lock = [], erases = false }: WriteOptions = {}): Promise<T> {
    const { residualData } = this;
    const flagged: Work<T> = async (manager) => {
      await residualData?.flagForRewrite(manager);
      return work(manager);
    };
    return this.writer.write(erases ? flagged : work, typeof lock === 'string' ? [lock] : lock);
  }

  /**
   * Does `work` unless another process of the site is doing work of this name. SQLite has one
   * process.
   */
  async alone(name: string, work: () => Promise<void>): Promise<void> {
    if (this.source.options.type === 'postgres') {
      await withNamedLock(this.source, { name, wait: false }, work);
    } else {
      await work();
    }
  }

  /**
   * Removes residual data of erased rows from the database's files, if there is any. Writes wait in
   * the meantime: a second or two for a small file; a large file is rewritten once a day.
   * @throws Error when it is prevented; to be retried later.
   */
  async clearResidualData(): Promise<void> {
    await this.residualData?.clear();
  }

  /** Resolves when the database responds and no migration is pending; otherwise throws. */
  async checkReady(): Promise<void> {
    await this.readerSource.query('SELECT 1');
    if (await this.writerSource.showMigrations()) {
      throw new Error('Migrations are pending.');
    }
  }

  /** Waits for the queued writes, then closes all connections. */
  async close(): Promise<void> {
    await this.writer.idle();
    await this.residualData?.idle();
    await this.replica?.close();
    await this.readerSource.destroy();
    await this.writerSource.destroy();
  }
}

/**
 * When several gateways start at the same time, one applies the pending migrations, and the others
 * wait for it (product 11.1).
 */
async function migrate(source: DataSource, several: boolean): Promise<void> {
  const run = async (): Promise<void> => {
    await source.runMigrations({ transaction: 'each' });
  };
  await (several ? withNamedLock(source, { name: 'migrations', wait: true }, run) : run());
}

async function isEmptyFile(source: DataSource): Promise<boolean> {
  return (await source.query<unknown[]>('SELECT 1 FROM sqlite_schema LIMIT 1')).length === 0;
}

function openingProblem(file: string | undefined, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const subject = file ?? 'the PostgreSQL server named by DATABASE_URL';
  return `The database could not be opened: ${subject}: ${reason}. ${remedyOf(file, cause)}`;
}

function remedyOf(file: string | undefined, cause: unknown): string {
  if (file === undefined) {
    return 'Check that the server runs and that the account may create tables.';
  }
  return isUnreachableFile(cause)
    ? 'Check that DATABASE_URL names a file in a folder that this account may write to.'
    : 'Restore the file from a backup, or move it away to start with an empty database.';
}
