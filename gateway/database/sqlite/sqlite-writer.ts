import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { writeFailure, isBusy } from '../database-faults.ts';
import { WriteQueue, type QueuedWrite, type Work, type WriteLimits } from '../write-queue.ts';
import type { Writer } from '../writer.ts';
import { endTransaction } from './end-transaction.ts';

const retryDelayMs = 50;

/** So many writes, begun within so many milliseconds, share one commit. */
const groupMax = 50;
const groupMs = 20;

/** The driver is synchronous: after so many milliseconds of writing, others get their turn. */
const sliceMs = 2;

/**
 * Writes to a SQLite file, over the one connection that may. Writes that wait at the same moment
 * share a transaction, and with it the wait for the disk: each stands in a savepoint of its own, so
 * that one that fails takes no other along, and all are answered after the common commit. The lock
 * is taken before any work begins.
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

  /** One write runs at a time, which is as if it held every lock. */
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
      // Whoever asks in the same turn of the event loop comes along, and others have theirs.
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

  /** False when there is no transaction yet: another process has the lock, or the disk fails. */
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
   * Runs what waits in the open transaction, and puts it into `group`. Resolves with what tells
   * each its outcome once all is committed, a failure too: it may rest on what another one has
   * written.
   * @throws when SQLite has ended the transaction by itself, as on a full disk: all is lost.
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

  /** After a common transaction that came to nothing. */
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
