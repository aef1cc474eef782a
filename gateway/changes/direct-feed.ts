import type { Logger } from '../log/logger.ts';
import type { Change, ChangeFeed, ChangeListener } from './change.ts';

/** How often to check whether another process has written, in milliseconds. */
const lookEveryMs = 500;

/** The number that SQLite increments when another connection has written. */
type ReadForeignWrites = () => Promise<number>;

/**
 * The feed of a site with one gateway: its own changes, and those of commands that run at the same
 * time, such as an import of content.
 */
export class DirectFeed implements ChangeFeed {
  private listener: ChangeListener | undefined;
  private seen: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly logger: Logger,
    private readonly foreignWrites?: ReadForeignWrites,
  ) {}

  readonly note: ChangeFeed['note'] = () => Promise.resolve();

  async deliver(changes: readonly Change[]): Promise<void> {
    try {
      await this.listener?.(changes);
    } catch (error) {
      this.logger.error({ err: error, changes }, 'A change could not be announced');
    }
  }

  async start(listener: ChangeListener): Promise<void> {
    this.listener = listener;
    await this.look();
  }

  silentSeconds(): number {
    return 0;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Checks now, and then periodically. */
  private look(): Promise<void> {
    if (this.foreignWrites !== undefined && !this.stopped) {
      this.looking = this.lookOnce(this.foreignWrites).finally(() => {
        if (!this.stopped) {
          this.timer = setTimeout(() => void this.look(), lookEveryMs);
          this.timer.unref();
        }
      });
    }
    return this.looking;
  }

  private async lookOnce(foreignWrites: ReadForeignWrites): Promise<void> {
    try {
      const writes = await foreignWrites();
      const isNews = this.seen !== undefined && this.seen !== writes;
      this.seen = writes;
      if (isNews) {
        await this.deliver([{ topic: 'everything' }]);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not check whether another process has written');
    }
  }
}
