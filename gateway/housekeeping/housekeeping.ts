import type { Logger } from '../log/logger.ts';
import { hourMs } from '../../schema/durations.ts';

/** A recurring task, such as deleting expired data. */
export interface Chore {
  /** What the chore does, for the log. */
  name: string;
  work: () => Promise<void>;
}

interface HousekeepingOptions {
  logger: Logger;
  /** Runs work unless another gateway is running work with this name. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Milliseconds between rounds; an hour by default. */
  everyMs?: number;
}

/**
 * Runs chores sequentially, at startup and then every hour; of several gateways, one at a time. A
 * failed chore is logged, does not prevent the others from running, and runs again in the next
 * round.
 */
export class Housekeeping {
  private timer: ReturnType<typeof setInterval> | undefined;
  private round: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly chores: readonly Chore[],
    private readonly options: HousekeepingOptions,
  ) {}

  /** Starts the first round in the background. */
  start(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), this.options.everyMs ?? hourMs);
    this.timer.unref();
  }

  /** Starts no further chore, and resolves when the current one is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.round;
  }

  /** If a round takes longer than the interval, the next one is skipped. */
  private begin(): void {
    this.round ??= this.runAll().finally(() => {
      this.round = undefined;
    });
  }

  private async runAll(): Promise<void> {
    const { alone, logger } = this.options;
    for (const { name, work } of this.chores) {
      if (this.stopped) {
        return;
      }
      try {
        await alone(`chore: ${name}`, work);
      } catch (error) {
        logger.error({ err: error, chore: name }, 'A housekeeping job failed');
      }
    }
  }
}
