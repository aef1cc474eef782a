import type { Logger } from '../log/logger.ts';

/** A piece of regular work, such as removing what has been kept long enough. */
export interface Chore {
  /** What it does, for the log. */
  name: string;
  work: () => Promise<void>;
}

interface HousekeepingOptions {
  logger: Logger;
  /** Does work unless another gateway does work of this name. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** How many milliseconds from round to round; an hour unless told. */
  everyMs?: number;
}

const hourMs = 3_600_000;

/**
 * Runs chores one after the other, at the start and then every hour; of several gateways one at a
 * time. A chore that fails is logged, keeps none of the others from running, and has its next turn
 * with them.
 */
export class Housekeeping {
  private timer: ReturnType<typeof setInterval> | undefined;
  private round: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly chores: readonly Chore[],
    private readonly options: HousekeepingOptions,
  ) {}

  /** Begins the first round, in the background. */
  start(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), this.options.everyMs ?? hourMs);
    this.timer.unref();
  }

  /** Begins no further chore, and resolves when the present one is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.round;
  }

  /** A round that takes longer than the pause between two lets the next one out. */
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
        logger.error({ err: error, chore: name }, 'A chore of the housekeeping failed');
      }
    }
  }
}
