import type { EntityManager } from 'typeorm';
import type { OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';

/** The right to send a message; see DeliveryLease. */
export interface Lease {
  readonly signal: AbortSignal;
  confirm: () => Promise<void>;
}

/** A way that notifications travel. */
export interface DeliveryChannel {
  readonly name: OutboxChannel;
  /** Whether anything can be delivered at present; until then messages wait. */
  configured: () => Promise<boolean>;
  /**
   * Delivers one message and resolves with what the other side answered once it has accepted.
   * Confirms the lease before anything leaves the site, and heeds its signal.
   * @throws DeliveryFailure when it has not.
   */
  deliver: (message: OutboxMessage, lease: Lease) => Promise<string>;
  /**
   * Does what follows from a delivery, in the transaction that records it, whose lock is that of
   * requests; `at` is when the other side accepted.
   */
  afterDelivery?: (manager: EntityManager, message: OutboxMessage, at: Date) => Promise<void>;
}

/** An attempt that the other side did not accept; the message is for the ledger. */
export class DeliveryFailure extends Error {
  constructor(
    message: string,
    /** Whether the other side did not answer at all, so that other messages fare no better. */
    readonly unreachable: boolean,
  ) {
    super(message);
    this.name = 'DeliveryFailure';
  }
}
