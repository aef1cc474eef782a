import type { EntityManager } from 'typeorm';
import { busyFailure } from './database-faults.ts';

/** What is to be done in one transaction. */
export type Work<T> = (manager: EntityManager) => Promise<T>;

/** How long a write may wait, in milliseconds, and how many may wait at once. */
export interface WriteLimits {
  waitMs: number;
  waitingMax: number;
}

/**
 * Five seconds are what a person waits for a form. Two hundred waiting writes take a fraction of
 * a second once the database is free again, and little memory until then.
 */
export const writeLimits: WriteLimits = { waitMs: 5_000, waitingMax: 200 };

/** A write on its way. */
export interface QueuedWrite {
  /** Names of what it must have for itself; see `Database.write`. */
  readonly locks: readonly string[];
  /** When its time is over, in milliseconds since 1970. */
  readonly deadline: number;
  /**
   * Does the work in the transaction it is handed; may be called again in another one.
   * @throws what the work throws, and Failure UNAVAILABLE, before the work begins, once refused.
   */
  run: (manager: EntityManager) => Promise<void>;
  /** Tells who asked that the work is committed. */
  finish: () => void;
  /** Tells who asked that it is not. */
  fail: (error: unknown) => void;
}

/**
 * Writes that wait for their turn. The time of each counts from the moment it was asked for: what
 * has not begun when it is over is refused and never begins.
 */
export class WriteQueue {
  private readonly waiting: QueuedWrite[] = [];

  constructor(private readonly limits: WriteLimits) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Adds a write; settles when it is committed or refused. */
  add<T>(work: Work<T>, locks: readonly string[]): Promise<T> {
    if (this.waiting.length >= this.limits.waitingMax) {
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
      this.waiting.push(write);
    });
  }

  /** Takes the write that has waited longest; its time goes on until it runs. */
  take(): QueuedWrite | undefined {
    return this.waiting.shift();
  }

  private remove(write: QueuedWrite): void {
    const place = this.waiting.indexOf(write);
    if (place >= 0) {
      this.waiting.splice(place, 1);
    }
  }
}
