import type { Logger } from '../log/logger.ts';

/** A piece of regular work, such as removing what has been kept long enough. */
export interface Chore {
  /** What it does, for the log. */
  name: string;
  work: () => Promise<void>;
}

const hourMs = 3_600_000;

/**
 * Runs chores one after the other, at the start and then every hour. A chore that fails is logged,
 * keeps none of the others from running, and has its next turn with them.
 */
export class Housekeeping {
  private timer: ReturnType<typeof setInterval> | undefined;
  private round: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly chores: readonly Chore[],
    private readonly logger: Logger,
    private readonly everyMs: number = hourMs,
  ) {}

  /** Begins the first round, in the background. */
  start(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), this.everyMs);
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
    for (const { name, work } of this.chores) {
      if (this.stopped) {
        return;
      }
      try {
        await work();
      } catch (error) {
        this.logger.error({ err: error, chore: name }, 'A chore of the housekeeping failed');
      }
    }
  }
}
