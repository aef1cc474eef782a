import { mailRetry } from '../../schema/limits.ts';
import type { Logger } from '../log/logger.ts';
import { DeliveryFailure, NothingToSend, type DeliveryChannel } from './delivery-channel.ts';
import { DeliveryLease } from './delivery-lease.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import type { OutboxQueue } from './outbox-queue.ts';

/** Timings of the outbox worker, in milliseconds; tests shorten them. */
export interface DeliveryTimings {
  /** How long a process owns the message that it is sending without renewing the lease. */
  leaseMs: number;
  /** The maximum time between two checks of the queue. */
  pollMs: number;
  /** How long `stop` waits for the current attempt. */
  stopMs: number;
  retryDelayMs: (failedAttempts: number) => number;
}

/**
 * The delay after a failed attempt: the first retry within 10 seconds, then doubling up to 15
 * minutes (product 8.1).
 */
export function retryDelayMs(failedAttempts: number): number {
  const first = mailRetry.firstWithinMs / mailRetry.factor;
  // Without a limit the exponent would overflow after a thousand attempts.
  const doublings = Math.min(failedAttempts - 1, 20);
  return Math.min(first * mailRetry.factor ** doublings, mailRetry.maxDelayMs);
}

/** The timings in production; a stop must fit into the ten seconds after SIGTERM. */
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Delivers messages of one channel sequentially. */
export class DeliveryLane {
  private readonly stopping = new AbortController();
  private readonly sending = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private started = false;
  private again = false;

  constructor(private readonly options: DeliveryLaneOptions) {}

  /** Checks the queue now, even while it is being processed, because it may have grown. */
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
   * Starts no further attempt and waits for the current one, so that a restart sends nothing twice.
   * An attempt that takes too long is aborted.
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
    const due = (await channel.configured()) ? await queue.nextDue(now()) : undefined;
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
    const { delivered, response, unreachable, final } = await channel.deliver(message, lease).then(
      (answer) => ({ delivered: true, response: answer, unreachable: false, final: true }),
      (error: unknown) => ({
        delivered: false,
        response: error instanceof Error ? error.message : String(error),
        unreachable: error instanceof DeliveryFailure && error.unreachable,
        final: error instanceof NothingToSend,
      }),
    );
    const finishedAt = now();
    const retryAt = final
      ? undefined
      : new Date(finishedAt.getTime() + timings.retryDelayMs(message.attempts));
    const outcome = { startedAt, finishedAt, delivered, response, retryAt };
    await this.retryUntilRecorded(() =>
      queue.record(message, outcome, (manager) =>
        channel.afterDelivery?.(manager, message, finishedAt),
      ),
    );
    lease.end();
    // The recipient's response may contain a name: it is stored only in the ledger, which is
    // subject to erasure.
    logger[delivered ? 'info' : 'warn'](
      { channel: channel.name, message: message.id, attempts: message.attempts },
      delivered ? 'Notification delivered' : 'Notification not delivered',
    );
    if (delivered || unreachable) await queue.noteReachable(message, delivered, finishedAt);
  }

  /** Retries until the outcome is recorded, because an unrecorded delivery would be repeated. */
  private async retryUntilRecorded(record: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await record();
        return;
      } catch (error) {
        this.options.logger.error({ err: error }, 'A delivery attempt could not be recorded yet');
        if (this.sending.signal.aborted) {
          return;
        }
        await pause(1_000);
      }
    }
  }
}
