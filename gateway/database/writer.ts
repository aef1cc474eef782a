import type { Work } from './write-queue.ts';

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
