import type { EntityManager } from 'typeorm';
import { busyFailure } from './database-faults.ts';

/** The work of one transaction. */
export type Work<T> = (manager: EntityManager) => Promise<T>;

/** How long a write may be queued, in milliseconds, and how many may be queued at the same time. */
export interface WriteLimits {
  waitMs: number;
  queueMax: number;
}

/**
 * Five seconds is how long a person waits for a form. Two hundred queued writes take a fraction of
 * a second once the database is free again, and little memory until then.
 */
export const writeLimits: WriteLimits = { waitMs: 5_000, queueMax: 200 };

export interface QueuedWrite {
  /** Names of the locks it needs; see `Database.write`. */
  readonly locks: readonly string[];
  /** When it times out, in milliseconds since 1970. */
  readonly deadline: number;
  /**
   * Does the work in the given transaction; may be called again in another one.
   * @throws what the work throws, and Failure UNAVAILABLE, before the work starts, if it has timed
   *   out.
   */
  run: (manager: EntityManager) => Promise<void>;
  /** Reports to the caller that the work is committed. */
  finish: () => void;
  /** Reports to the caller that the work has failed. */
  fail: (error: unknown) => void;
}

/**
 * A queue of writes. The timeout of each counts from the moment it was requested: a write that has
 * not started by then is refused and never starts.
 */
export class WriteQueue {
  private readonly queued: QueuedWrite[] = [];

  constructor(private readonly limits: WriteLimits) {}

  get length(): number {
    return this.queued.length;
  }

  /** Adds a write; settles when it is committed or refused. */
  add<T>(work: Work<T>, locks: readonly string[]): Promise<T> {
    if (this.queued.length >= this.limits.queueMax) {
      return Promise.reject(busyFailure());
    }
    return new Promise<T>((resolve, reject) => {
      let refused = false;
      let finish: () => void = () => undefined;
      const timer = setTimeout(() => {
        refused = true;
        this.remove(write);
        reject(busyFailure());
      }, this.limits.waitMs);
      const write: QueuedWrite = {
        locks,
        deadline: Date.now() + this.limits.waitMs,
        run: async (manager) => {
          if (refused) {
            throw busyFailure();
          }
          clearTimeout(timer);
          const value = await work(manager);
          finish = () => resolve(value);
        },
        finish: () => finish(),
        fail: (error) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      this.queued.push(write);
    });
  }

  /**
   * Removes the oldest write from the queue that needs none of the given locks, nor one that an older
   * write waits for; its timeout runs until it starts.
   */
  take(locked: Iterable<string> = []): QueuedWrite | undefined {
    const awaited = new Set(locked);
    const write = this.queued.find(({ locks }) => {
      const isFree = locks.every((lock) => !awaited.has(lock));
      if (!isFree) locks.forEach((lock) => awaited.add(lock));
      return isFree;
    });
    if (write !== undefined) this.remove(write);
    return write;
  }

  private remove(write: QueuedWrite): void {
    const place = this.queued.indexOf(write);
    if (place >= 0) {
      this.queued.splice(place, 1);
    }
  }
}

/** Runs the writes of one engine, each in a transaction. */
export interface Writer {
  /** The number of queued writes. */
  readonly waiting: number;
  /**
   * Runs a piece of work and resolves with its result after the commit. Of two writes that name the
   * same lock, the second starts when the first is committed.
   * @throws Failure UNAVAILABLE when the work could not start in time or the database cannot be
   *   written; otherwise what the work throws.
   */
  write: <T>(work: Work<T>, locks: readonly string[]) => Promise<T>;
  /** Resolves when no write is running or queued. */
  idle: () => Promise<void>;
}
