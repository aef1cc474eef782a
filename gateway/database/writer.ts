import type { Work } from './write-queue.ts';

/** What runs the writes of one engine, each in a transaction. */
export interface Writer {
  /** How many writes wait for their turn. */
  readonly waiting: number;
  /**
   * Runs a piece of work and resolves with its result after the commit. Of two writes that name
   * the same lock, the second begins when the first is committed.
   * @throws Failure UNAVAILABLE when the work could not begin in time, or the database cannot be
   * written; else what the work throws.
   */
  write: <T>(work: Work<T>, locks: readonly string[]) => Promise<T>;
  /** Resolves when nothing is written and nothing waits. */
  idle: () => Promise<void>;
}
