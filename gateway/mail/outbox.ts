import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { insertRows, rowOf } from '../database/rows.ts';
import { OutboxChannel, OutboxEvent, OutboxMessage, OutboxState } from './outbox-message.entity.ts';
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
    const mail = this.message({ channel: OutboxChannel.MAIL, event, requestId, endpointId: null });
    await insertRows(manager, OutboxMessage, mail);
    const webhooks = await announce(manager, { event, at: this.now(), requestId });
    return [mail, ...webhooks];
  }

  /** A message without content, for testing an endpoint. */
  async test(manager: EntityManager, endpointId: string): Promise<OutboxMessage> {
    const message = this.message({
      channel: OutboxChannel.WEBHOOK,
      event: OutboxEvent.TEST,
      requestId: null,
      endpointId,
    });
    await insertRows(manager, OutboxMessage, message);
    return message;
  }

  /**
   * Adds an e-mail to the visitor who sent a request, or to another person if `requestId` is null;
   * VisitorEmailChannel knows who wrote it.
   */
  async addVisitorEmail(
    manager: EntityManager,
    email: { event: OutboxEvent; requestId: string | null },
  ): Promise<OutboxMessage> {
    const message = this.message({
      ...email,
      channel: OutboxChannel.VISITOR_MAIL,
      endpointId: null,
    });
    await insertRows(manager, OutboxMessage, message);
    return message;
  }

  /**
   * Adds an e-mail to a person who sent no request. `data` is what its writer needs; its secrets are
   * encrypted.
   */
  async addPersonEmail(
    manager: EntityManager,
    email: { event: OutboxEvent; data: Record<string, string> },
  ): Promise<OutboxMessage> {
    const channel = OutboxChannel.VISITOR_MAIL;
    const { event, data } = email;
    const message = this.message({ event, channel, requestId: null, endpointId: null });
    message.data = data;
    await insertRows(manager, OutboxMessage, message);
    return message;
  }

  /**
   * Adds an e-mail to the site's own people, optionally about a request; MailChannel knows who
   * wrote it.
   */
  async notice(
    manager: EntityManager,
    notice: { event: OutboxEvent; requestId: string | null },
  ): Promise<OutboxMessage> {
    const message = this.message({ ...notice, channel: OutboxChannel.MAIL, endpointId: null });
    await insertRows(manager, OutboxMessage, message);
    return message;
  }

  private message(draft: Draft): OutboxMessage {
    const at = this.now();
    const id = uuidv7({ msecs: at.getTime() });
    const messageId =
      draft.channel === OutboxChannel.WEBHOOK ? `msg_${id}` : `<${id}@${this.mailDomain}>`;
    return rowOf(OutboxMessage, {
      ...draft,
      data: null,
      id,
      messageId,
      state: OutboxState.WAITING,
      attempts: 0,
      createdAt: at,
      nextAttemptAt: at,
    });
  }
}
