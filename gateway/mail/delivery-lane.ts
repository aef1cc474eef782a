import type { Logger } from '../log/logger.ts';
import { DeliveryFailure, type DeliveryChannel } from './delivery-channel.ts';
import { DeliveryLease } from './delivery-lease.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import type { OutboxQueue } from './outbox-queue.ts';
import { retryDelayMs } from './retry-delay.ts';

/** Timings of the work on the outbox, in milliseconds; tests shorten them. */
export interface DeliveryTimings {
  /** How long a message that is being sent belongs to its process without a sign of life. */
  leaseMs: number;
  /** The longest time until the queue is looked at again, whatever happens. */
  pollMs: number;
  /** How long a stop waits for the attempt under way. */
  stopMs: number;
  retryDelayMs: (failedAttempts: number) => number;
}

/** The pace the site delivers at; a stop has to fit into the ten seconds that SIGTERM leaves. */
export const deliveryTimings: DeliveryTimings = {
  leaseMs: 9_000,
  pollMs: 15_000,
  stopMs: 7_000,
  retryDelayMs,
};

interface DeliveryLaneOptions {
  channel: DeliveryChannel;
  queue: OutboxQueue;
  logger: Logger;
  now: () => Date;
  timings: DeliveryTimings;
  /** Called after each attempt with the message's id. */
  onAttempt: (id: string) => void;
}

/** Resolves after `ms` milliseconds. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Delivers one channel's messages, one after the other. */
export class DeliveryLane {
  private readonly stopping = new AbortController();
  private readonly sending = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private started = false;
  private again = false;
  private reachable = true;

  constructor(private readonly options: DeliveryLaneOptions) {}

  /** Looks at the queue now; also when it is being worked on, since it may have grown. */
  start(): void {
    if (this.stopping.signal.aborted) {
      return;
    }
    if (this.started) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.started = true;
    this.running = this.work().finally(() => {
      this.started = false;
    });
  }

  /**
   * Takes nothing more up and waits for the attempt under way, so that a restart sends nothing
   * twice. An attempt that takes too long is cut off.
   */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    const cutOff = setTimeout(() => this.sending.abort(), this.options.timings.stopMs);
    await this.running;
    clearTimeout(cutOff);
  }

  private async work(): Promise<void> {
    const { timings, logger } = this.options;
    let wait = timings.pollMs;
    try {
      do {
        this.again = false;
        await this.deliverAllDue();
      } while (this.isCalledAgain());
      wait = await this.untilNextDue();
    } catch (error) {
      logger.error({ err: error, channel: this.options.channel.name }, 'The outbox is stuck');
    }
    if (!this.stopping.signal.aborted) {
      this.timer = setTimeout(() => this.start(), this.again ? 0 : wait);
      this.timer.unref();
    }
  }

  private isCalledAgain(): boolean {
    return this.again && !this.stopping.signal.aborted;
  }

  private async untilNextDue(): Promise<number> {
    const { channel, queue, now, timings } = this.options;
    const due = (await channel.configured()) ? await queue.nextDue() : undefined;
    const wait = due === undefined ? timings.pollMs : due.getTime() - now().getTime();
    return Math.max(0, Math.min(wait, timings.pollMs));
  }

  private async deliverAllDue(): Promise<void> {
    const { channel, queue, now, timings } = this.options;
    while (!this.stopping.signal.aborted && (await channel.configured())) {
      const at = now();
      const message = await queue.claim(at, new Date(at.getTime() + timings.leaseMs));
      if (message === undefined) {
        return;
      }
      await this.attempt(message, at);
      this.options.onAttempt(message.id);
    }
  }

  private async attempt(message: OutboxMessage, startedAt: Date): Promise<void> {
    const { channel, queue, now, timings, logger } = this.options;
    const { leaseMs } = timings;
    const { signal } = this.sending;
    const lease = new DeliveryLease({ queue, message, leaseMs, now, signal });
    const { delivered, response, unreachable } = await channel.deliver(message, lease).then(
      (answer) => ({ delivered: true, response: answer, unreachable: false }),
      (error: unknown) => ({
        delivered: false,
        response: error instanceof Error ? error.message : String(error),
        unreachable: error instanceof DeliveryFailure && error.unreachable,
      }),
    );
    const finishedAt = now();
    const retryAt = new Date(finishedAt.getTime() + timings.retryDelayMs(message.attempts));
    const outcome = { startedAt, finishedAt, delivered, response, retryAt };
    await this.insist(() =>
      queue.record(message, outcome, (manager) =>
        channel.afterDelivery?.(manager, message, finishedAt),
      ),
    );
    lease.end();
    // What the other side answered may name a person: it stands in the ledger, which is erased.
    logger[delivered ? 'info' : 'warn'](
      { channel: channel.name, message: message.id, attempts: message.attempts },
      delivered ? 'Notification delivered' : 'Notification not delivered',
    );
    if (delivered && !this.reachable) {
      await queue.expedite(message, finishedAt);
    }
    this.reachable = !unreachable;
  }

  /** What has happened must be recorded, or it would happen twice: tries until it is. */
  private async insist(record: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await record();
        return;
      } catch (error) {
        this.options.logger.error({ err: error }, 'An attempt could not be recorded yet');
        if (this.sending.signal.aborted) {
          return;
        }
        await pause(1_000);
      }
    }
  }
}
