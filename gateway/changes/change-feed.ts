import type { EntityManager } from 'typeorm';
import type { Change } from './change.ts';

/** Applies changes; rejects if it could not, and is then called again where possible. */
export type ChangeListener = (changes: readonly Change[]) => Promise<void>;

/** How changes reach every gateway of the site. */
export interface ChangeFeed {
  /** Stores changes in the transaction that makes them. */
  note: (manager: EntityManager, changes: readonly Change[]) => Promise<void>;
  /**
   * To be called after the commit; resolves when this gateway has received the changes, and never
   * rejects: the data is already committed.
   */
  deliver: (changes: readonly Change[]) => Promise<void>;
  /**
   * Starts to report the changes of others since the feed was opened; resolves once all changes so
   * far have been reported, where they could be read.
   */
  start: (listener: ChangeListener) => Promise<void>;
  /** For how many seconds this gateway may have missed a change. */
  silentSeconds: () => number;
  /** Waits for work in progress, and stops. */
  stop: () => Promise<void>;
}
