import { DeliveryFailure } from './delivery-channel.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import type { OutboxQueue } from './outbox-queue.ts';

interface DeliveryLeaseOptions {
  queue: OutboxQueue;
  message: OutboxMessage;
  /** How long the lease lasts without a sign of life, in milliseconds. */
  leaseMs: number;
  now: () => Date;
  /** Ends the sending from outside. */
  signal: AbortSignal;
}

/**
 * The right to send one message. It is renewed while the process is awake; one that was asleep
 * for longer finds out that another has taken the message over before it sends, if it can.
 */
export class DeliveryLease {
  /** Aborted when the sending must end: the site stops, or the lease is lost. */
  readonly signal: AbortSignal;
  private readonly lost = new AbortController();
  private readonly renewal: NodeJS.Timeout;
  private vouchedAt: number;

  constructor(private readonly options: DeliveryLeaseOptions) {
    this.signal = AbortSignal.any([options.signal, this.lost.signal]);
    this.vouchedAt = options.message.nextAttemptAt.getTime() - options.leaseMs;
    // A database that cannot be asked says nothing about the lease.
    const renew = () => this.renew().catch(() => undefined);
    this.renewal = setInterval(() => void renew(), this.renewEveryMs);
  }

  /**
   * To be called right before something leaves the site; asks the database only when the last
   * sign of life is older than it should be.
   * @throws DeliveryFailure when the message is no longer this process's to send.
   */
  async confirm(): Promise<void> {
    if (this.options.now().getTime() - this.vouchedAt > this.renewEveryMs) {
      await this.renew();
    }
    if (this.lost.signal.aborted) {
      throw new DeliveryFailure('Another process has taken the message over.', false);
    }
  }

  /** Vouches for nothing more. */
  end(): void {
    clearInterval(this.renewal);
  }

  private get renewEveryMs(): number {
    return this.options.leaseMs / 3;
  }

  private async renew(): Promise<void> {
    const { queue, message, leaseMs, now } = this.options;
    const at = now().getTime();
    if (await queue.renew(message, new Date(at + leaseMs))) {
      this.vouchedAt = at;
    } else {
      this.lost.abort();
    }
  }
}
