import { Brackets, In, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { dayMs } from '../../schema/durations.ts';
import { deliveryLimits } from '../../schema/limits.ts';
import type { Database } from '../database/database.ts';
import { DeliveryAttempt } from './delivery-attempt.entity.ts';
import { OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/**
 * Deletes messages with their ledger, whose responses may contain an address. Resolves with the
 * number of deleted rows.
 */
export async function deleteMessages(
  manager: EntityManager,
  messageIds: readonly (string | null)[],
): Promise<number> {
  const ids = messageIds.flatMap((id) => id ?? []);
  if (ids.length === 0) return 0;
  const attempts = await manager.delete(DeliveryAttempt, { messageId: In(ids) });
  const messages = await manager.delete(OutboxMessage, { id: In(ids) });
  return (attempts.affected ?? 0) + (messages.affected ?? 0);
}

/**
 * Deletes what is older than the retention of the ledger: failed attempts, and messages about no
 * request that are no longer queued (product 8.6). Deletes entries of deleted messages, too, and
 * stops messages to an endpoint that was deleted while they were written.
 */
export async function trimOutbox(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deliveryLimits.retentionDays * dayMs);
  await database.write(async (manager) => {
    const endpoints = manager.createQueryBuilder(WebhookEndpoint, 'endpoint').select('endpoint.id');
    await manager
      .createQueryBuilder()
      .update(OutboxMessage)
      .set({ state: OutboxState.GIVEN_UP })
      .where({
        state: In([OutboxState.WAITING, OutboxState.SENDING]),
        endpointId: Not(IsNull()),
      })
      .andWhere(`"endpointId" NOT IN (${endpoints.getQuery()})`)
      .execute();
    await manager.delete(OutboxMessage, {
      requestId: IsNull(),
      state: In([OutboxState.DELIVERED, OutboxState.GIVEN_UP]),
      createdAt: LessThan(before),
    });
    const messages = manager.createQueryBuilder(OutboxMessage, 'message').select('message.id');
    await manager
      .createQueryBuilder()
      .delete()
      .from(DeliveryAttempt)
      .where(
        new Brackets((old) =>
          old.where({ delivered: false }).andWhere({ finishedAt: LessThan(before) }),
        ),
      )
      .orWhere(`"messageId" NOT IN (${messages.getQuery()})`)
      .execute();
  });
}
