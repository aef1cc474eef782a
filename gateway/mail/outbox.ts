import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { insertRows, rowOf } from '../database/rows.ts';
import { OutboxChannel, OutboxEvent, OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import { expediteOlder } from './outbox-queue.ts';
import { announce } from './webhook-announcement.ts';

type Draft = Pick<OutboxMessage, 'channel' | 'event' | 'requestId' | 'endpointId'>;

/**
 * Writes notifications in the transaction of the change that they report, so that neither exists
 * without the other (product 8.1). `mailDomain` is the right side of Message-IDs.
 */
export class Outbox {
  constructor(
    private readonly mailDomain: string,
    private readonly now: () => Date,
  ) {}

  /** Notifies of a request: one e-mail, and one message for each webhook that subscribes to it. */
  async requestReceived(manager: EntityManager, requestId: string): Promise<OutboxMessage[]> {
    const event = OutboxEvent.REQUEST_RECEIVED;
    const mail = await this.notice(manager, { event, requestId });
    const webhooks = await announce(manager, { event, at: this.now(), requestId });
    return [mail, ...webhooks];
  }

  /** A message without content, for testing an endpoint. */
  test(manager: EntityManager, endpointId: string): Promise<OutboxMessage> {
    const channel = OutboxChannel.WEBHOOK;
    return this.add(manager, { channel, event: OutboxEvent.TEST, requestId: null, endpointId });
  }

  /**
   * Adds an e-mail to the visitor who sent a request, or to another person if `requestId` is null;
   * VisitorEmailChannel knows who wrote it.
   */
  addVisitorEmail(
    manager: EntityManager,
    email: { event: OutboxEvent; requestId: string | null },
  ): Promise<OutboxMessage> {
    return this.add(manager, { ...email, channel: OutboxChannel.VISITOR_MAIL, endpointId: null });
  }

  /**
   * Adds an e-mail to a person who sent no request. `data` is what its writer needs; its secrets are
   * encrypted.
   */
  addPersonEmail(
    manager: EntityManager,
    email: { event: OutboxEvent; data: Record<string, string> },
  ): Promise<OutboxMessage> {
    const channel = OutboxChannel.VISITOR_MAIL;
    const { event, data } = email;
    return this.add(manager, { event, channel, requestId: null, endpointId: null }, data);
  }

  /**
   * Adds an e-mail to the site's own people, optionally about a request; MailChannel knows who
   * wrote it.
   */
  notice(
    manager: EntityManager,
    notice: { event: OutboxEvent; requestId: string | null },
  ): Promise<OutboxMessage> {
    return this.add(manager, { ...notice, channel: OutboxChannel.MAIL, endpointId: null });
  }

  private async add(
    manager: EntityManager,
    draft: Draft,
    data: OutboxMessage['data'] = null,
  ): Promise<OutboxMessage> {
    const at = this.now();
    const id = uuidv7({ msecs: at.getTime() });
    const messageId =
      draft.channel === OutboxChannel.WEBHOOK ? `msg_${id}` : `<${id}@${this.mailDomain}>`;
    const message = rowOf(OutboxMessage, {
      ...draft,
      data,
      id,
      messageId,
      state: OutboxState.WAITING,
      attempts: 0,
      createdAt: at,
      nextAttemptAt: at,
    });
    await insertRows(manager, OutboxMessage, message);
    await expediteOlder(manager, message, at);
    return message;
  }
}
