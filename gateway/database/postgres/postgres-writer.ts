import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { writeFailure, isBusy } from '../database-faults.ts';
import {
  WriteQueue,
  type QueuedWrite,
  type Work,
  type WriteLimits,
  type Writer,
} from '../write-queue.ts';

const retryDelayMs = 50;

/** Maximum number of concurrent writes; each needs a connection. */
export const writesAtOnce = 6;

/** Takes locks until the end of the transaction, always in the same order. */
async function takeLocks(manager: EntityManager, locks: readonly string[]): Promise<void> {
  for (const lock of [...locks].sort()) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
  }
}

/** Writes to a PostgreSQL server, several side by side. */
export class PostgresWriter implements Writer {
  private readonly queue: WriteQueue;
  private readonly running = new Map<QueuedWrite, Promise<void>>();

  constructor(
    private readonly source: DataSource,
    limits: WriteLimits,
  ) {
    this.queue = new WriteQueue(limits);
  }

  get waiting(): number {
    return this.queue.length;
  }

  write<T>(work: Work<T>, locks: readonly string[]): Promise<T> {
    const result = this.queue.add(work, locks);
    this.begin();
    return result;
  }

  async idle(): Promise<void> {
    while (this.running.size > 0) {
      await Promise.all(this.running.values());
    }
  }

  /** Starts writes that share no lock, so that only one connection waits for it, not all. */
  private begin(): void {
    while (this.running.size < writesAtOnce) {
      const write = this.queue.take([...this.running.keys()].flatMap(({ locks }) => locks));
      if (write === undefined) {
        return;
      }
      const running = this.run(write).finally(() => {
        this.running.delete(write);
        this.begin();
      });
      this.running.set(write, running);
    }
  }

  private async run(write: QueuedWrite): Promise<void> {
    for (;;) {
      try {
        await this.source.transaction(async (manager) => {
          await takeLocks(manager, write.locks);
          await write.run(manager);
        });
        write.finish();
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() + retryDelayMs >= write.deadline) {
          write.fail(writeFailure(error));
          return;
        }
        await pause(retryDelayMs);
      }
    }
  }
}
