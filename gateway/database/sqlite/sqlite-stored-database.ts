import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Options } from 'better-sqlite3';
import { z } from 'zod';
import {
  CopyingProblem,
  type PrepareRestored,
  type SiteTables,
  type StoredDatabase,
} from '../stored-database.ts';
import { fullTextTables } from './rewrite-file.ts';
import { BetterSqlite3 } from './better-sqlite3.ts';
import { isSqliteBusy } from './prepare-sqlite.ts';

const everyPage = 0x7fffffff;
const names = z.array(z.object({ name: z.string() }));

/**
 * SQLite writes recent changes to companion files first. They corrupt any other database file they
 * are combined with.
 */
const companions = ['', '-wal', '-shm'];

function withConnection<T>(
  file: string,
  use: (connection: Database) => T,
  options: Options = {},
): T {
  const connection = new BetterSqlite3(file, { fileMustExist: true, timeout: 2_000, ...options });
  try {
    return use(connection);
  } finally {
    connection.close();
  }
}

/** Turns off the write-ahead log, so that the single file contains the whole database. */
function makeSelfContained(file: string): void {
  withConnection(file, (connection) => connection.pragma('journal_mode = DELETE'));
}

/** Rewrites the copy, because the copied pages may still contain deleted rows. */
function leaveOutDeleted(file: string): void {
  withConnection(file, (connection) => {
    connection.pragma('secure_delete = ON');
    for (const { name } of names.parse(connection.prepare(fullTextTables).all())) {
      connection.exec(`INSERT INTO "${name}" ("${name}") VALUES ('optimize')`);
    }
    connection.exec('VACUUM');
  });
}

function tablesOf(connection: Database): SiteTables {
  return {
    has: (table) => {
      const found = connection.prepare(`SELECT 1 FROM sqlite_schema WHERE name = '${table}'`).get();
      return Promise.resolve(found !== undefined);
    },
    ask: <Row extends object>(text: string) => {
      const statement = connection.prepare<[], Row>(text);
      if (statement.reader) {
        return Promise.resolve(statement.all());
      }
      statement.run();
      return Promise.resolve([]);
    },
    literalOf: (at) => at.toISOString().replace('T', ' ').replace('Z', ''),
  };
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

export class SqliteStoredDatabase implements StoredDatabase {
  readonly engine = 'sqlite';
  readonly copyName = 'site.sqlite';

  constructor(private readonly file: string) {}

  /**
   * SQLite's online backup. Copies all pages in one step, within one read transaction: with several
   * steps, each write of the site would restart it.
   */
  async copyTo(copy: string): Promise<void> {
    if (!existsSync(this.file)) {
      throw new CopyingProblem(`There is no database at ${this.file}.`);
    }
    const source = new BetterSqlite3(this.file, { readonly: true, timeout: 5_000 });
    try {
      await source.backup(copy, { progress: () => everyPage });
    } finally {
      source.close();
    }
    makeSelfContained(copy);
    leaveOutDeleted(copy);
    this.check(copy);
    await sync(copy);
  }

  appliedMigrations(): Promise<string[]> {
    const rows = withConnection(
      this.file,
      (connection) => connection.prepare('SELECT name FROM migrations ORDER BY id').all(),
      { readonly: true },
    );
    return Promise.resolve(names.parse(rows).map(({ name }) => name));
  }

  exists(): Promise<boolean> {
    return Promise.resolve(companions.some((suffix) => existsSync(`${this.file}${suffix}`)));
  }

  /** Every open connection holds a lock that prevents turning off the write-ahead log. */
  async refuseWhileInUse(): Promise<void> {
    if (!existsSync(this.file)) {
      return;
    }
    try {
      makeSelfContained(this.file);
    } catch (error) {
      if (isSqliteBusy(error)) {
        throw new CopyingProblem(`${this.file} is in use. Stop the site first.`);
      }
      // A corrupt database cannot be in use, and repairing one is what a restore is for.
    }
    return Promise.resolve();
  }

  async replaceBy(
    copy: string,
    suffix: string,
    prepare?: PrepareRestored,
  ): Promise<string | undefined> {
    const staged = `${this.file}.restoring`;
    await mkdir(path.dirname(this.file), { recursive: true });
    await copyFile(copy, staged);
    await chmod(staged, 0o600);
    try {
      this.check(staged);
      await this.prepare(staged, prepare);
      await sync(staged);
    } catch (error) {
      await rm(staged, { force: true });
      throw error;
    }
    const previous = `${this.file}.${suffix}`;
    const replaced = await this.exists();
    for (const suffix of companions.filter((end) => existsSync(`${this.file}${end}`))) {
      await rename(`${this.file}${suffix}`, `${previous}${suffix}`);
    }
    await rename(staged, this.file);
    return replaced ? previous : undefined;
  }

  private async prepare(staged: string, prepare?: PrepareRestored): Promise<void> {
    const restored = new BetterSqlite3(staged, { fileMustExist: true });
    const previous = existsSync(this.file)
      ? new BetterSqlite3(this.file, { readonly: true, timeout: 2_000 })
      : undefined;
    try {
      restored.pragma('secure_delete = ON');
      await prepare?.(tablesOf(restored), previous && tablesOf(previous));
    } finally {
      previous?.close();
      restored.close();
    }
  }

  private check(file: string): void {
    let verdict: unknown;
    try {
      verdict = withConnection(file, (connection) =>
        connection.pragma('integrity_check', { simple: true }),
      );
    } catch (error) {
      verdict = error instanceof Error ? error.message : error;
    }
    if (verdict !== 'ok') {
      throw new CopyingProblem(`${file} is not a sound database: ${String(verdict)}.`);
    }
  }
}
