import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../schema/webhook-rules.ts';
import { insertRows, rowOf } from '../database/rows.ts';
import { OutboxChannel, OutboxEvent, OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** The content of a webhook event. */
interface Announcement {
  event: WebhookEvent;
  at: Date;
  /** The request that it concerns; erasing the request also erases the message. */
  requestId?: string;
  /**
   * The payload, without anything that a visitor wrote; if absent, it is derived from the request.
   */
  data?: Record<string, string | number | null>;
}

const outboxEvents = new Map<string, OutboxEvent>(
  Object.values(OutboxEvent).map((event) => [event, event]),
);

/**
 * Writes a message for every enabled webhook that subscribes to the event, in the transaction of
 * the change that it reports, so that neither exists without the other and no message is duplicated
 * (product 8.6).
 */
export async function announce(
  manager: EntityManager,
  { event: name, at, requestId, data }: Announcement,
): Promise<OutboxMessage[]> {
  const event = outboxEvents.get(name);
  const enabled = await manager.find(WebhookEndpoint, {
    where: { enabled: true },
    order: { id: 'ASC' },
  });
  const wanting = enabled.filter(({ events }) => events.includes(name));
  if (event === undefined || wanting.length === 0) {
    return [];
  }
  const messages = wanting.map((endpoint) => {
    const id = uuidv7({ msecs: at.getTime() });
    return rowOf(OutboxMessage, {
      id,
      channel: OutboxChannel.WEBHOOK,
      event,
      requestId: requestId ?? null,
      endpointId: endpoint.id,
      data: data ?? null,
      messageId: `msg_${id}`,
      state: OutboxState.WAITING,
      attempts: 0,
      createdAt: at,
      nextAttemptAt: at,
    });
  });
  await insertRows(manager, OutboxMessage, messages);
  return messages;
}
