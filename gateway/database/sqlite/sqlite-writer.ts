import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { writeFailure, isBusy } from '../database-faults.ts';
import {
  WriteQueue,
  type QueuedWrite,
  type Work,
  type WriteLimits,
  type Writer,
} from '../write-queue.ts';

/**
 * Makes sure that no transaction is open on the only connection that writes, after any failure.
 * When the disk is full or fails, SQLite may roll back automatically, and a rollback then fails
 * too. TypeORM must not assume that the transaction is still open: the next ones would only nest in
 * it, and writes reported as committed would be lost with the process.
 */
async function endTransaction(runner: QueryRunner): Promise<void> {
  await runner.query('ROLLBACK').catch(() => undefined);
  Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
}

const retryDelayMs = 50;

/** Up to this many writes, started within this many milliseconds, share one commit. */
const groupMax = 50;
const groupMs = 20;

/**
 * The driver is synchronous, so after this many milliseconds of writing, other work gets a turn on
 * the event loop.
 */
const sliceMs = 2;

/**
 * Writes to a SQLite file over its only writable connection. Writes queued at the same moment share
 * a transaction, and so wait for the disk only once. Each has its own savepoint, so that a failed
 * write does not undo the others, and all settle after the common commit. The lock is acquired
 * before any work starts.
 */
export class SqliteWriter implements Writer {
  private readonly queue: WriteQueue;
  private readonly runner: QueryRunner;
  private working: Promise<void> | undefined;

  constructor(source: DataSource, limits: WriteLimits) {
    this.queue = new WriteQueue(limits);
    this.runner = source.createQueryRunner();
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Only one write runs at a time, so named locks are not needed. */
  write<T>(work: Work<T>): Promise<T> {
    const result = this.queue.add(work, []);
    this.begin();
    return result;
  }

  async idle(): Promise<void> {
    while (this.working !== undefined) {
      await this.working;
    }
  }

  private begin(): void {
    this.working ??= this.workOff().finally(() => {
      this.working = undefined;
      if (this.queue.length > 0) {
        this.begin();
      }
    });
  }

  private async workOff(): Promise<void> {
    do {
      // Writes requested in the same turn of the event loop join the group, and other work gets a
      // turn.
      await nextTurn();
      if (!(await this.started())) {
        continue;
      }
      const group: QueuedWrite[] = [];
      try {
        const outcomes = await this.runGroup(group);
        await this.commit();
        outcomes.forEach((report) => report());
      } catch {
        await endTransaction(this.runner);
        await this.runEachAlone(group);
      }
    } while (this.queue.length > 0);
  }

  /**
   * False if no transaction could be started: another process holds the lock, or the disk fails.
   */
  private async started(): Promise<boolean> {
    try {
      await this.start();
      return true;
    } catch (error) {
      await endTransaction(this.runner);
      if (isBusy(error)) {
        await pause(retryDelayMs);
      } else {
        this.queue.take()?.fail(writeFailure(error));
      }
      return false;
    }
  }

  /**
   * Runs the queued writes in the open transaction and adds them to `group`. Resolves with
   * callbacks that report each outcome after the commit. Failures are reported then too, because
   * they may depend on data that another write of the group has stored.
   * @throws when SQLite has ended the transaction itself, for example on a full disk: all writes of
   *   the group are lost.
   */
  private async runGroup(group: QueuedWrite[]): Promise<(() => void)[]> {
    const outcomes: (() => void)[] = [];
    const until = performance.now() + groupMs;
    let sliceEndsAt = performance.now() + sliceMs;
    while (group.length < groupMax && performance.now() < until) {
      const write = this.queue.take();
      if (write === undefined) {
        break;
      }
      group.push(write);
      await this.runner.query('SAVEPOINT one_of_many');
      try {
        await write.run(this.runner.manager);
        outcomes.push(() => write.finish());
      } catch (error) {
        await this.runner.query('ROLLBACK TO one_of_many');
        outcomes.push(() => write.fail(writeFailure(error)));
      }
      await this.runner.query('RELEASE one_of_many');
      if (performance.now() >= sliceEndsAt) {
        await nextTurn();
        sliceEndsAt = performance.now() + sliceMs;
      }
    }
    return outcomes;
  }

  /** Used after a common transaction has failed. */
  private async runEachAlone(group: QueuedWrite[]): Promise<void> {
    for (const write of group) {
      try {
        await this.start();
        await write.run(this.runner.manager);
        await this.commit();
        write.finish();
      } catch (error) {
        await endTransaction(this.runner);
        write.fail(writeFailure(error));
      }
    }
  }

  private async start(): Promise<void> {
    await this.runner.query('BEGIN IMMEDIATE');
    Object.assign(this.runner, { isTransactionActive: true, transactionDepth: 1 });
  }

  private async commit(): Promise<void> {
    await this.runner.query('COMMIT');
    Object.assign(this.runner, { isTransactionActive: false, transactionDepth: 0 });
  }
}
