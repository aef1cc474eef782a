import type { EntityManager } from 'typeorm';
import type { Logger } from '../log/logger.ts';
import type { Change, ChangeFeed, ChangeListener } from './change.ts';
import { ListeningConnection } from './listening-connection.ts';
import type { ReplicaWatch } from './replica-watch.ts';
import { newestPlace, newsSince, storeChanges, type Place } from './stored-changes.ts';

/** How often a gateway queries the changes, with or without a notification. */
const askEveryMs = 1_000;

/** How soon to retry after a failed query. */
const pollMs = 300;

interface PostgresFeedOptions {
  /** The primary. */
  url: string;
  /** Lets the replica be used only while it is up to date; undefined without a replica. */
  replica?: ReplicaWatch | undefined;
  logger: Logger;
}

/**
 * The feed of a site on PostgreSQL, which may have several gateways: a table of changes, written
 * together with the changed data, and a notification as a doorbell. Every gateway queries for new
 * changes on each notification, and once a second anyway, because a notification may be lost
 * (product 11.3).
 */
export class PostgresFeed implements ChangeFeed {
  private readonly connection: ListeningConnection;
  private listener: ChangeListener | undefined;
  private place: Place | undefined;
  /** When the last processed query was sent; monotonic clock. */
  private currentAt = 0;
  private asking: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failing = false;
  private stopped = false;

  private constructor(private readonly options: PostgresFeedOptions) {
    this.connection = new ListeningConnection(options.url, () => {
      if (this.listener !== undefined) {
        void this.catchUp();
      }
    });
  }

  /**
   * Records the current position, so that data read after this call misses no change.
   * @throws the driver's error when the server does not respond.
   */
  static async open(options: PostgresFeedOptions): Promise<PostgresFeed> {
    const feed = new PostgresFeed(options);
    try {
      feed.place = await newestPlace(feed.connection.ask);
    } catch (error) {
      await feed.stop();
      throw error;
    }
    feed.currentAt = performance.now();
    options.replica?.require(feed.place);
    return feed;
  }

  note(manager: EntityManager, changes: readonly Change[]): Promise<void> {
    return storeChanges(manager, changes);
  }

  async deliver(changes: readonly Change[]): Promise<void> {
    if (this.listener === undefined || (await this.catchUp())) {
      return;
    }
    // The query failed, but the change is known to this gateway anyway.
    this.options.replica?.doubt();
    await this.listener(changes).catch((error: unknown) => {
      this.options.logger.error({ err: error, changes }, 'A change could not be announced');
    });
  }

  async start(listener: ChangeListener): Promise<void> {
    this.listener = listener;
    await this.catchUp();
  }

  silentSeconds(): number {
    return (performance.now() - this.currentAt) / 1_000;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.next;
    await this.asking;
    await this.options.replica?.stop();
    await this.connection.close();
  }

  /**
   * Resolves with true when all changes committed before this call are processed; with false if
   * that failed. A query in progress may be older than the call, so another one follows it.
   */
  private async catchUp(): Promise<boolean> {
    const calledAt = performance.now();
    this.next ??= this.asking.then(() => {
      this.next = undefined;
      this.asking = this.askForNews();
      return this.asking;
    });
    await this.next;
    return this.currentAt >= calledAt;
  }

  private async askForNews(): Promise<void> {
    clearTimeout(this.timer);
    if (this.stopped || this.place === undefined || this.listener === undefined) {
      return;
    }
    const polledAt = performance.now();
    try {
      const news = await newsSince(this.connection.ask, this.place);
      if (news.changes.length > 0) {
        this.options.replica?.require(news.place);
        await this.listener(news.changes);
      }
      this.place = news.place;
      this.currentAt = polledAt;
      this.say(undefined);
    } catch (error) {
      this.say(error);
    }
    this.timer = setTimeout(() => void this.catchUp(), this.failing ? pollMs : askEveryMs);
    this.timer.unref();
  }

  /** Logs one line when it starts to fail, and one when it works again. */
  private say(error: unknown): void {
    const { logger } = this.options;
    const failing = error !== undefined;
    if (failing && !this.failing) {
      logger.warn(
        { err: error },
        'Change notifications are unavailable; cached responses will soon not be served',
      );
    } else if (!failing && this.failing) {
      logger.info('Change notifications are available again');
    }
    this.failing = failing;
  }
}
