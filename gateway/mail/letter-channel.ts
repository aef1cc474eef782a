import { DeliveryFailure, type DeliveryChannel, type Lease } from './delivery-channel.ts';
import type { Mail, MailServer } from './mail-server.ts';
import { OutboxChannel, type OutboxEvent, type OutboxMessage } from './outbox-message.entity.ts';

/** A letter to a visitor, but for what its message in the outbox says. */
export type Letter = Omit<Mail, 'messageId' | 'date' | 'signal'>;

/** Writes the letter of a message; undefined when there is nothing left to be told. */
export type LetterWriter = (message: OutboxMessage) => Promise<Letter | undefined>;

/**
 * E-mail to visitors. Each comes of an act of an administrator (product 14.6), and whoever has
 * something to write says how. They travel apart from notifications: neither waits for the other.
 */
export class LetterChannel implements DeliveryChannel {
  readonly name = OutboxChannel.VISITOR_MAIL;
  private readonly writers = new Map<OutboxEvent, LetterWriter>();

  constructor(private readonly server: MailServer) {}

  /** Says who writes the letters of an event; to be called before the outbox is begun with. */
  writtenBy(event: OutboxEvent, writer: LetterWriter): void {
    this.writers.set(event, writer);
  }

  configured(): Promise<boolean> {
    return Promise.resolve(this.server.configured);
  }

  async deliver(message: OutboxMessage, lease: Lease): Promise<string> {
    const letter = await this.writers.get(message.event)?.(message);
    if (letter === undefined) {
      throw new DeliveryFailure('There is nothing to send.', false);
    }
    const { messageId, createdAt } = message;
    return this.server.deliver({ ...letter, messageId, date: createdAt }, lease);
  }
}
