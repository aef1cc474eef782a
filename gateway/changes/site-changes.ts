import type { EntityManager } from 'typeorm';
import type { Database, WriteOptions } from '../database/database.ts';
import type { Chore } from '../housekeeping/housekeeping.ts';
import type { Logger } from '../log/logger.ts';
import type { Change, ChangeFeed, ChangeListener } from './change.ts';
import { DirectFeed } from './direct-feed.ts';
import { PostgresFeed } from './postgres-feed.ts';
import { ReplicaWatch } from './replica-watch.ts';
import { trimChanges } from './stored-changes.ts';

/** Work in a transaction that reports its changes. */
type ChangingWork<T> = (manager: EntityManager, changed: (change: Change) => void) => Promise<T>;

/**
 * A gateway that may have missed a change for longer serves nothing from its cache (product 11.3).
 */
const currentForSeconds = 5;

/**
 * The only way to change public data, and to receive changes: all caches and indexes made from the
 * site's data follow here, on every gateway of the site (product 11.2).
 */
export class SiteChanges {
  private readonly followers = new Set<ChangeListener>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly database: Database,
    private readonly feed: ChangeFeed,
  ) {}

  /**
   * Runs `work` as `Database.write` does, and resolves with its result once this gateway shows the
   * changes. The others follow within a moment.
   * @throws what `Database.write` throws.
   */
  async write<T>(work: ChangingWork<T>, options?: WriteOptions): Promise<T> {
    let noted: Change[] = [];
    const result = await this.database.write(async (manager) => {
      // The work may be retried in another transaction.
      noted = [];
      const done = await work(manager, (change) => noted.push(change));
      if (noted.length > 0) {
        await this.feed.note(manager, noted);
      }
      return done;
    }, options);
    if (noted.length > 0) {
      await this.feed.deliver(noted);
    }
    return result;
  }

  /** Lets `listener` update data derived from changed rows, such as an index. */
  follow(listener: ChangeListener): void {
    this.followers.add(listener);
  }

  /** Calls `listener` after every change, once derived data is up to date. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Whether cached data may still be served: no change can have been missed for long. */
  isCurrent(): boolean {
    return this.silentSeconds() < currentForSeconds;
  }

  /** @throws Error when a change may have been missed for too long. */
  requireCurrent(): void {
    if (!this.isCurrent()) {
      throw new Error('No change notifications have been received recently.');
    }
  }

  /** For how many seconds a change may have been missed. */
  silentSeconds(): number {
    return this.feed.silentSeconds();
  }

  /**
   * Starts to receive changes, and resolves when the changes so far are received; to be called when
   * all listeners are registered.
   */
  start(): Promise<void> {
    return this.feed.start((changes) => this.receive(changes));
  }

  /** Ends it; to be called before the database is closed. */
  stop(): Promise<void> {
    return this.feed.stop();
  }

  private async receive(changes: readonly Change[]): Promise<void> {
    const outcomes = await Promise.allSettled([...this.followers].map((follow) => follow(changes)));
    this.listeners.forEach((notify) => notify());
    const reasons = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    if (reasons.length > 0) {
      throw new AggregateError(reasons, 'Derived data could not be updated after a change.');
    }
  }
}

/** The site's changes, with their background jobs. */
interface OpenedChanges {
  changes: SiteChanges;
  chores: Chore[];
}

/**
 * Opens the site's changes; to be called before reading any data that follows them.
 * @throws the driver's error when the server does not respond.
 */
export async function openChanges(database: Database, logger: Logger): Promise<OpenedChanges> {
  const { options } = database.source;
  if (options.type !== 'postgres' || options.url === undefined) {
    return {
      changes: new SiteChanges(database, new DirectFeed(logger, () => database.foreignWrites())),
      chores: [],
    };
  }
  const replica = database.replica && new ReplicaWatch(database.replica);
  const feed = await PostgresFeed.open({ url: options.url, replica, logger });
  return {
    changes: new SiteChanges(database, feed),
    chores: [{ name: 'remove received changes', work: () => database.write(trimChanges) }],
  };
}
