import type { EntityManager } from 'typeorm';
import type { OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';

/** The exclusive right to send a message; see DeliveryLease. */
export interface Lease {
  readonly signal: AbortSignal;
  confirm: () => Promise<void>;
}

/** A channel that delivers notifications. */
export interface DeliveryChannel {
  readonly name: OutboxChannel;
  /** How many recipients it delivers to at the same time; one by default. */
  readonly lanes?: number;
  /** Whether the channel can deliver; until then messages stay queued. */
  configured: () => Promise<boolean>;
  /**
   * Delivers one message and resolves with the recipient's response once it has accepted. Confirms
   * the lease before sending anything, and respects its signal.
   * @throws DeliveryFailure when the recipient has not accepted, or NothingToSend.
   */
  deliver: (message: OutboxMessage, lease: Lease) => Promise<string>;
  /**
   * Runs after a delivery, in the transaction that records it, which holds the requests lock; `at`
   * is when the recipient accepted.
   */
  afterDelivery?: (manager: EntityManager, message: OutboxMessage, at: Date) => Promise<void>;
}

/** An attempt that the recipient did not accept; the message is for the ledger. */
export class DeliveryFailure extends Error {
  constructor(
    message: string,
    /** Whether the recipient did not respond at all, so that other messages would fail too. */
    readonly unreachable: boolean,
  ) {
    super(message);
    this.name = 'DeliveryFailure';
  }
}

/** What a message is about was erased or has ended, so that no later attempt can succeed. */
export class NothingToSend extends DeliveryFailure {
  static readonly text = 'There is no message to send.';

  constructor() {
    super(NothingToSend.text, false);
  }
}
