import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { OutboxEvent, OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { minuteMs } from '../../../schema/durations.ts';

/** Which requests count as having no delivered reply. */
export interface UndeliveredReplies {
  /** Replies that were queued later may still be delivered. */
  queuedBefore: Date;
  /** Whether stopped replies count as well. */
  givenUp: boolean;
}

/**
 * A reply that has been queued for more than ten minutes does not count as an answer
 * (product 14.11).
 */
export function queuedTooLongSince(now: Date): Date {
  return new Date(now.getTime() - 10 * minuteMs);
}

/**
 * The ids of requests whose replies are all undelivered, selected with the index of due messages.
 */
function selection(
  manager: EntityManager,
  { queuedBefore, givenUp }: UndeliveredReplies,
): SelectQueryBuilder<OutboxMessage> {
  const delivered = manager
    .createQueryBuilder()
    .subQuery()
    .select('1')
    .from(OutboxMessage, 'accepted')
    .where('accepted.requestId = message.requestId')
    .andWhere('accepted.event = :replyEvent')
    .andWhere('accepted.state = :deliveredState')
    .getQuery();
  const waiting = '(message.state IN (:...openStates) AND message.createdAt <= :queuedBefore)';
  return manager
    .createQueryBuilder(OutboxMessage, 'message')
    .select('message.requestId', 'requestId')
    .where('message.event = :replyEvent')
    .andWhere(givenUp ? `(${waiting} OR message.state = :givenUpState)` : waiting)
    .andWhere(`NOT EXISTS ${delivered}`)
    .setParameters({
      replyEvent: OutboxEvent.REQUEST_REPLY,
      deliveredState: OutboxState.DELIVERED,
      openStates: [OutboxState.WAITING, OutboxState.SENDING],
      queuedBefore,
      ...(givenUp ? { givenUpState: OutboxState.GIVEN_UP } : {}),
    });
}

/** Filters a selection of requests by the absence of a delivered reply. */
export function narrowToUndelivered<Row extends object>(
  manager: EntityManager,
  requests: SelectQueryBuilder<Row>,
  undelivered: UndeliveredReplies,
): void {
  const replies = selection(manager, undelivered);
  requests.andWhere(`request.id IN (${replies.getQuery()})`).setParameters(replies.getParameters());
}

export async function undeliveredReplies(
  manager: EntityManager,
  undelivered: UndeliveredReplies,
): Promise<ReadonlySet<string>> {
  const rows = await selection(manager, undelivered).getRawMany<{ requestId: string }>();
  return new Set(rows.map(({ requestId }) => requestId));
}
