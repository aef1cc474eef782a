import type { Logger } from '../log/logger.ts';
import type { Change } from './change.ts';
import type { ChangeFeed, Hearing } from './change-feed.ts';

/** The feed of a site that has one gateway, whose changes are all its own. */
export class DirectFeed implements ChangeFeed {
  private hear: Hearing | undefined;

  constructor(private readonly logger: Logger) {}

  readonly note: ChangeFeed['note'] = () => Promise.resolve();

  async deliver(changes: readonly Change[]): Promise<void> {
    try {
      await this.hear?.(changes);
    } catch (error) {
      this.logger.error({ err: error, changes }, 'A change is not announced');
    }
  }

  start(hear: Hearing): Promise<void> {
    this.hear = hear;
    return Promise.resolve();
  }

  silentSeconds(): number {
    return 0;
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }
}
