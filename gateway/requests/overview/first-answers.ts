import { In, Not, type EntityManager } from 'typeorm';
import { DeliveryAttempt } from '../../mail/delivery-attempt.entity.ts';
import { OutboxEvent, OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { RequestStatusChange } from '../entities/request-status-change.entity.ts';
import { RequestStatus } from '../entities/visitor-request.entity.ts';

/** The number of replies that a mail server accepted between two times, the latter exclusive. */
export function deliveredReplies(
  manager: EntityManager,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  return manager
    .createQueryBuilder(OutboxMessage, 'message')
    .innerJoin(DeliveryAttempt, 'attempt', 'attempt.messageId = message.id')
    .where('message.event = :event', { event: OutboxEvent.REQUEST_REPLY })
    .andWhere('attempt.delivered = :delivered', { delivered: true })
    .andWhere('attempt.finishedAt >= :from AND attempt.finishedAt < :to', { from, to })
    .getCount();
}

/**
 * When requests were first answered, in milliseconds since 1970, by request id: when a mail server
 * accepted a reply, or someone set another status manually. The status change of a queued reply
 * does not count (product 14.11).
 */
export async function firstAnswers(
  manager: EntityManager,
  requestIds: readonly string[],
): Promise<Map<string, number>> {
  const requestId = In(requestIds);
  const replies = await manager.findBy(OutboxMessage, {
    requestId,
    event: OutboxEvent.REQUEST_REPLY,
  });
  const delivered = replies.filter(({ state }) => state === OutboxState.DELIVERED);
  const requestOf = new Map(delivered.map((reply) => [reply.id, reply.requestId]));
  const deliveries = await manager.findBy(DeliveryAttempt, {
    messageId: In([...requestOf.keys()]),
    delivered: true,
  });
  const changes = await manager.findBy(RequestStatusChange, {
    requestId,
    status: Not(RequestStatus.NEW),
  });
  const moment = (id: string | null, at: Date) => `${id ?? ''} ${String(at.getTime())}`;
  const queued = new Set(replies.map((reply) => moment(reply.requestId, reply.createdAt)));

  const first = new Map<string, number>();
  const note = (id: string | null | undefined, at: Date) => {
    if (id) first.set(id, Math.min(first.get(id) ?? Infinity, at.getTime()));
  };
  for (const { messageId, finishedAt } of deliveries) note(requestOf.get(messageId), finishedAt);
  for (const change of changes) {
    if (!queued.has(moment(change.requestId, change.changedAt))) {
      note(change.requestId, change.changedAt);
    }
  }
  return first;
}
