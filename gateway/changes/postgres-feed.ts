import type { EntityManager } from 'typeorm';
import type { Logger } from '../log/logger.ts';
import type { Change } from './change.ts';
import type { ChangeFeed, ChangeListener } from './change-feed.ts';
import { ListeningConnection } from './listening-connection.ts';
import type { ReplicaWatch } from './replica-watch.ts';
import { newestPlace, newsSince, storeChanges, type Place } from './stored-changes.ts';

/** How often a gateway asks what has changed, whether it heard the doorbell or not. */
const askEveryMs = 1_000;

/** And how soon again when the last question came to nothing. */
const pollMs = 300;

interface PostgresFeedOptions {
  /** The primary. */
  url: string;
  /** What has the replica asked only while it follows; none without a replica. */
  replica?: ReplicaWatch | undefined;
  logger: Logger;
}

/**
 * The feed of a site on PostgreSQL, which may have several gateways: a table of changes, written
 * with what they change, and a notification as a doorbell. Every gateway asks for what is new when
 * it rings, and once a second anyway, since a notification may be lost (product 11.3).
 */
export class PostgresFeed implements ChangeFeed {
  private readonly connection: ListeningConnection;
  private listener: ChangeListener | undefined;
  private place: Place | undefined;
  /** When the last question was asked whose answer has been taken in; by the monotonic clock. */
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
   * Notes where the changes stand: whoever reads data after this, and follows, misses nothing.
   * @throws what the driver throws when the server does not answer.
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
    // It could not be asked for, and is known here anyway.
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
   * Resolves when everything is taken in that was committed before this call; with false, if that
   * did not succeed. A question under way may be older than the call, so another one follows it.
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

  /** One line when it begins to fail, and one when it is over. */
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
