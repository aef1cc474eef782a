import { v7 as uuidv7 } from 'uuid';
import { Brackets, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Database } from '../database/database.ts';
import { requestsLock } from './requests-lock.ts';
import { DeliveryAttempt, maxResponseLength } from './delivery-attempt.entity.ts';
import {
  OutboxEvent,
  OutboxMessage,
  OutboxState,
  type OutboxChannel,
} from './outbox-message.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** How one attempt ended. */
export interface AttemptOutcome {
  startedAt: Date;
  finishedAt: Date;
  delivered: boolean;
  response: string;
  /** When the next attempt is due, if this one failed. */
  retryAt: Date;
}

/** One attempt to deliver a message, by its number. */
export type Attempt = Pick<OutboxMessage, 'id' | 'attempts'>;

/** What may be due; an attempt whose process died comes before what has not been tried. */
const openStates = [OutboxState.SENDING, OutboxState.WAITING] as const;

/**
 * The stored side of one channel's queue. An attempt is recorded before it begins, with a lease
 * that its process keeps renewing; when the process dies, the lease runs out and the message is
 * due again with the same Message-ID. The number of the attempt tells whose lease it is: a process
 * that was only asleep cannot renew one that was taken over, nor say how the message stands.
 */
export class OutboxQueue {
  constructor(
    private readonly database: Database,
    private readonly channel: OutboxChannel,
  ) {}

  /** Takes the message that has been due longest, marks it as being sent, and resolves with it. */
  claim(at: Date, leasedUntil: Date): Promise<OutboxMessage | undefined> {
    return this.database.write(async (manager) => {
      for (const state of openStates) {
        const due = await this.next(manager, state);
        if (due === undefined || due.nextAttemptAt > at) {
          continue;
        }
        const { id, attempts } = due;
        const changes = {
          state: OutboxState.SENDING,
          attempts: attempts + 1,
          nextAttemptAt: leasedUntil,
        };
        // Of two processes on one PostgreSQL, only one finds the row as it was.
        const { affected } = await manager.update(
          OutboxMessage,
          { id, state, attempts, nextAttemptAt: LessThanOrEqual(at) },
          changes,
        );
        if (affected === 1) {
          return Object.assign(due, changes);
        }
      }
      return undefined;
    });
  }

  /**
   * Says that the process which sends a message is still alive. Resolves with whether the message
   * is still its own to send: not when another process has taken it over, or it was erased.
   */
  async renew({ id, attempts }: Attempt, leasedUntil: Date): Promise<boolean> {
    const { affected } = await this.database.write((manager) =>
      manager.update(
        OutboxMessage,
        { id, attempts, state: OutboxState.SENDING },
        { nextAttemptAt: leasedUntil },
      ),
    );
    return affected === 1;
  }

  /**
   * Enters an attempt in the ledger and what follows from it in the queue. A message that was
   * given up or taken over meanwhile stays so, one that was erased leaves no trace in the ledger
   * either. What follows from a delivery is done in the same transaction.
   */
  async record(
    { id, attempts }: Attempt,
    outcome: AttemptOutcome,
    afterDelivery?: (manager: EntityManager) => Promise<void> | undefined,
  ): Promise<void> {
    const { delivered, retryAt, startedAt, finishedAt } = outcome;
    await this.database.write(async (manager) => {
      const { affected } = await (delivered
        ? manager.update(OutboxMessage, { id, attempts }, { state: OutboxState.DELIVERED })
        : manager.update(
            OutboxMessage,
            { id, attempts, state: OutboxState.SENDING },
            { state: OutboxState.WAITING, nextAttemptAt: retryAt },
          ));
      if (delivered && affected === 1) {
        await afterDelivery?.(manager);
      }
      if (await manager.existsBy(OutboxMessage, { id })) {
        await manager.insert(DeliveryAttempt, {
          id: uuidv7(),
          messageId: id,
          startedAt,
          finishedAt,
          delivered,
          response: outcome.response.slice(0, maxResponseLength),
        });
      }
    }, requestsLock);
  }

  /** Makes what waits for the same recipient due now, since it can be reached again. */
  async expedite(recipient: Pick<OutboxMessage, 'endpointId'>, at: Date): Promise<void> {
    await this.database.write((manager) =>
      manager.update(
        OutboxMessage,
        {
          channel: this.channel,
          state: OutboxState.WAITING,
          endpointId: recipient.endpointId ?? IsNull(),
        },
        { nextAttemptAt: at },
      ),
    );
  }

  /** When the next message is due, or undefined when none waits. */
  async nextDue(): Promise<Date | undefined> {
    const next = await Promise.all(
      openStates.map((state) => this.next(this.database.reader, state)),
    );
    const times = next.flatMap((message) => (message ? [message.nextAttemptAt.getTime()] : []));
    return times.length === 0 ? undefined : new Date(Math.min(...times));
  }

  /** The earliest message in a state; what waits for a disabled endpoint is left alone. */
  private async next(
    manager: EntityManager,
    state: OutboxState,
  ): Promise<OutboxMessage | undefined> {
    const enabled = manager
      .createQueryBuilder()
      .subQuery()
      .select('endpoint.id')
      .from(WebhookEndpoint, 'endpoint')
      .where('endpoint.enabled = :enabled')
      .getQuery();
    const message = await manager
      .createQueryBuilder(OutboxMessage, 'message')
      .where({ state, channel: this.channel })
      .andWhere(
        new Brackets((recipient) =>
          recipient
            .where('message.endpointId IS NULL')
            .orWhere('message.event = :test', { test: OutboxEvent.TEST })
            .orWhere(`message.endpointId IN ${enabled}`, { enabled: true }),
        ),
      )
      .orderBy('message.nextAttemptAt', 'ASC')
      .limit(1)
      .getOne();
    return message ?? undefined;
  }
}
