import { existsSync, statSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { rewriteFile } from './rewrite-file.ts';
import { dayMs } from '../../../schema/durations.ts';

/**
 * The file's `user_version` while it contains no deleted data; any other value requests a rewrite.
 */
const clean = 1;

/** A file up to this size is rewritten in a second or two; a larger one at most once a day. */
const atOnceMaxBytes = 100 * 1_048_576;

/**
 * What a SQLite file still contains of deleted rows: in its write-ahead log, in free pages, and in
 * the free space of pages whose rows have moved, which `secure_delete` does not reach. Only
 * rewriting the file removes all of it. That it is due is recorded in the file, in the transaction
 * that deletes, so that it happens even if the process dies before.
 */
export class SqliteResidualData {
  private last: Promise<void> = Promise.resolve();
  private rewrittenAt = 0;

  constructor(
    private readonly file: string,
    private readonly reader: EntityManager,
  ) {}

  /** Requests, in the transaction that deletes, that residual data be removed. */
  async flagForRewrite(manager: EntityManager): Promise<void> {
    // Always a new value, so that a rewrite in progress does not clear this request.
    const version = clean + 1 + (Date.now() % 0x7ffffff0);
    await manager.query(`PRAGMA user_version = ${String(version)}`);
  }

  /** Marks a new file as free of residual data. */
  async flagClean(manager: EntityManager): Promise<void> {
    await manager.query(`PRAGMA user_version = ${String(clean)}`);
  }

  /**
   * Rewrites the file if it is due; a large file waits until a day has passed since the last time.
   * Writes wait during that time, reads continue.
   * @throws Error if it could not be done, such as while another process reads.
   */
  clear(): Promise<void> {
    this.last = this.idle().then(() => this.rewriteIfDue());
    return this.last;
  }

  /** Resolves when no rewrite is running. */
  async idle(): Promise<void> {
    await this.last.catch(() => undefined);
  }

  private async rewriteIfDue(): Promise<void> {
    const version = await this.version();
    if (version !== clean && this.mayRun()) {
      this.rewrittenAt = Date.now();
      await rewriteFile(this.file, { from: version, to: clean });
    }
  }

  private mayRun(): boolean {
    const sizes = [this.file, `${this.file}-wal`].map((name) =>
      existsSync(name) ? statSync(name).size : 0,
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return bytes <= atOnceMaxBytes || Date.now() - this.rewrittenAt > dayMs;
  }

  private async version(): Promise<number> {
    const [row] = await this.reader.query<{ user_version: number }[]>('PRAGMA user_version');
    return row?.user_version ?? 0;
  }
}
