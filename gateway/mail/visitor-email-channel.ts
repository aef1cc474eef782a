import type { EntityManager } from 'typeorm';
import { preferencesLabel } from '../../schema/preferences.ts';
import {
  DeliveryFailure,
  NothingToSend,
  type DeliveryChannel,
  type Lease,
} from './delivery-channel.ts';
import { escaped, withLastPart } from './html-text.ts';
import type { Mail, MailServer } from './mail-server.ts';
import { OutboxChannel, type OutboxEvent, type OutboxMessage } from './outbox-message.entity.ts';

/** A visitor e-mail without the fields that come from its outbox message. */
export type VisitorEmail = Omit<Mail, 'messageId' | 'date' | 'signal' | 'text' | 'html'> & {
  text: string;
  html?: string;
};

/** Writes the e-mail of a message; undefined if there is nothing left to send. */
export type VisitorEmailWriter = (message: OutboxMessage) => Promise<VisitorEmail | undefined>;

/** The URL that an e-mail about this request links to at its end; undefined if it was erased. */
type PreferencesLink = (requestId: string) => Promise<string | undefined>;

/**
 * Effects of the outcome of a visitor e-mail, in the transaction that records it, which holds the
 * requests lock.
 */
export interface DeliveryConsequences {
  /** The mail server has accepted the e-mail. */
  delivered: (manager: EntityManager, message: OutboxMessage, at: Date) => Promise<void>;
  /** The administrator with this e-mail address has stopped the delivery. */
  stopped: (manager: EntityManager, message: OutboxMessage, by: string) => Promise<void>;
}

/**
 * Delivers e-mail to visitors. Each one results from an action by an administrator (product 14.6),
 * and the module concerned registers a writer. They have a separate queue from notifications, so
 * that neither delays the other.
 */
export class VisitorEmailChannel implements DeliveryChannel {
  readonly name = OutboxChannel.VISITOR_MAIL;
  private readonly writers = new Map<OutboxEvent, VisitorEmailWriter>();

  private readonly consequences = new Map<OutboxEvent, DeliveryConsequences>();

  private preferencesLink: PreferencesLink | undefined;

  constructor(private readonly server: MailServer) {}

  /** Sets the link at the end of every e-mail (product 22.1); call it before the outbox starts. */
  endsWith(link: PreferencesLink): void {
    this.preferencesLink = link;
  }

  /** Registers the writer for an event's e-mails; call it before the outbox starts. */
  writtenBy(event: OutboxEvent, writer: VisitorEmailWriter): void {
    this.writers.set(event, writer);
  }

  /** Registers the effects of an event's e-mails; call it before the outbox starts. */
  followedBy(event: OutboxEvent, consequences: DeliveryConsequences): void {
    this.consequences.set(event, consequences);
  }

  async afterDelivery(manager: EntityManager, message: OutboxMessage, at: Date): Promise<void> {
    await this.consequences.get(message.event)?.delivered(manager, message, at);
  }

  /** Runs the effects of stopping a delivery, in the same transaction. */
  async afterStop(manager: EntityManager, message: OutboxMessage, by: string): Promise<void> {
    await this.consequences.get(message.event)?.stopped(manager, message, by);
  }

  configured(): Promise<boolean> {
    return Promise.resolve(this.server.configured);
  }

  async deliver(message: OutboxMessage, lease: Lease): Promise<string> {
    const email = await writeEmail(this.writers, message);
    const { messageId, createdAt, requestId } = message;
    const link = requestId === null ? undefined : await this.preferencesLink?.(requestId);
    const whole = link === undefined ? email : withLastLink(email, link);
    return this.server.deliver({ ...whole, messageId, date: createdAt }, lease);
  }
}

/**
 * @throws NothingToSend if the writer has nothing, and DeliveryFailure if no writer is registered,
 * because a newer version of the gateway may have added the event.
 */
export async function writeEmail(
  writers: ReadonlyMap<OutboxEvent, VisitorEmailWriter>,
  message: OutboxMessage,
): Promise<VisitorEmail> {
  const writer = writers.get(message.event);
  if (writer === undefined) throw new DeliveryFailure(`Unknown event: ${message.event}`, false);
  const email = await writer(message);
  if (email === undefined) throw new NothingToSend();
  return email;
}

function withLastLink(email: VisitorEmail, url: string): VisitorEmail {
  const { text, html } = email;
  const link = `<p><a href="${escaped(url)}">${preferencesLabel}</a></p>`;
  return {
    ...email,
    text: `${text.trimEnd()}\n\n${preferencesLabel}:\n${url}\n`,
    ...(html === undefined ? {} : { html: withLastPart(html, link) }),
  };
}
