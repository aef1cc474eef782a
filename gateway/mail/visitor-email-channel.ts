import type { EntityManager } from 'typeorm';
import { DeliveryFailure, type DeliveryChannel, type Lease } from './delivery-channel.ts';
import type { Mail, MailServer } from './mail-server.ts';
import { OutboxChannel, type OutboxEvent, type OutboxMessage } from './outbox-message.entity.ts';

/** A letter to a visitor, but for what its message in the outbox says. */
export type VisitorEmail = Omit<Mail, 'messageId' | 'date' | 'signal'>;

/** Writes the letter of a message; undefined when there is nothing left to be told. */
export type VisitorEmailWriter = (message: OutboxMessage) => Promise<VisitorEmail | undefined>;

/**
 * What follows from how a letter ends, in the transaction that records it, whose lock is that of
 * requests.
 */
export interface DeliveryConsequences {
  /** The mail server has accepted the letter. */
  delivered: (manager: EntityManager, message: OutboxMessage, at: Date) => Promise<void>;
  /** The administrator with this address has given the letter up. */
  givenUp: (manager: EntityManager, message: OutboxMessage, by: string) => Promise<void>;
}

/**
 * E-mail to visitors. Each comes of an act of an administrator (product 14.6), and whoever has
 * something to write says how. They travel apart from notifications: neither waits for the other.
 */
export class VisitorEmailChannel implements DeliveryChannel {
  readonly name = OutboxChannel.VISITOR_MAIL;
  private readonly writers = new Map<OutboxEvent, VisitorEmailWriter>();

  private readonly consequences = new Map<OutboxEvent, DeliveryConsequences>();

  constructor(private readonly server: MailServer) {}

  /** Says who writes the letters of an event; to be called before the outbox is begun with. */
  writtenBy(event: OutboxEvent, writer: VisitorEmailWriter): void {
    this.writers.set(event, writer);
  }

  /** Says what follows from the letters of an event; to be called before the outbox is begun with. */
  followedBy(event: OutboxEvent, consequences: DeliveryConsequences): void {
    this.consequences.set(event, consequences);
  }

  async afterDelivery(manager: EntityManager, message: OutboxMessage, at: Date): Promise<void> {
    await this.consequences.get(message.event)?.delivered(manager, message, at);
  }

  /** Does what follows from giving a letter up, in the transaction that does so. */
  async afterGivingUp(manager: EntityManager, message: OutboxMessage, by: string): Promise<void> {
    await this.consequences.get(message.event)?.givenUp(manager, message, by);
  }

  configured(): Promise<boolean> {
    return Promise.resolve(this.server.configured);
  }

  async deliver(message: OutboxMessage, lease: Lease): Promise<string> {
    const email = await this.writers.get(message.event)?.(message);
    if (email === undefined) {
      throw new DeliveryFailure('There is nothing to send.', false);
    }
    const { messageId, createdAt } = message;
    return this.server.deliver({ ...email, messageId, date: createdAt }, lease);
  }
}
