import { DeliveryFailure } from './delivery-channel.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import type { OutboxQueue } from './outbox-queue.ts';

interface DeliveryLeaseOptions {
  queue: OutboxQueue;
  message: OutboxMessage;
  /** How long the lease lasts without renewal, in milliseconds. */
  leaseMs: number;
  now: () => Date;
  /** Aborts the sending from outside. */
  signal: AbortSignal;
}

/**
 * The exclusive right to send one message. It is renewed while the process is running; a process
 * that was suspended for longer detects before sending, where possible, that another has taken the
 * message over.
 */
export class DeliveryLease {
  /** Aborted when the sending must end, because the site stops or the lease is lost. */
  readonly signal: AbortSignal;
  private readonly lost = new AbortController();
  private readonly renewal: NodeJS.Timeout;
  private vouchedAt: number;

  constructor(private readonly options: DeliveryLeaseOptions) {
    this.signal = AbortSignal.any([options.signal, this.lost.signal]);
    this.vouchedAt = options.message.nextAttemptAt.getTime() - options.leaseMs;
    // An unavailable database says nothing about the lease.
    const renew = () => this.renew().catch(() => undefined);
    this.renewal = setInterval(() => void renew(), this.renewEveryMs);
  }

  /**
   * Call this right before sending; queries the database only if the last renewal is overdue.
   * @throws DeliveryFailure when another process owns the message.
   */
  async confirm(): Promise<void> {
    if (this.options.now().getTime() - this.vouchedAt > this.renewEveryMs) {
      await this.renew();
    }
    if (this.lost.signal.aborted) {
      throw new DeliveryFailure('Another process has taken the message over.', false);
    }
  }

  /** Stops renewing the lease. */
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
