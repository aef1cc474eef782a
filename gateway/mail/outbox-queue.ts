import { v7 as uuidv7 } from 'uuid';
import { Brackets, IsNull, LessThan, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { withoutStrayControls } from '../../schema/text-rules.ts';
import type { Database } from '../database/database.ts';
import { requestsLock } from '../database/locks.ts';
import { DeliveryAttempt, maxResponseLength } from './delivery-attempt.entity.ts';
import {
  OutboxEvent,
  OutboxMessage,
  OutboxState,
  type OutboxChannel,
} from './outbox-message.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

interface AttemptOutcome {
  startedAt: Date;
  finishedAt: Date;
  delivered: boolean;
  response: string;
  /** When the next attempt is due; undefined if there is none. */
  retryAt: Date | undefined;
}

/** One attempt to deliver a message, identified by its number. */
type Attempt = Pick<OutboxMessage, 'id' | 'attempts'>;

/** What the order of messages depends on. */
type Sequence = Pick<OutboxMessage, 'id' | 'channel' | 'requestId' | 'endpointId'>;

/**
 * Makes the older messages to the same recipient about the same request due by the time that a newer
 * one is due, and so attempted before it: a booking before its cancellation (product 8.1).
 */
export async function expediteOlder(
  manager: EntityManager,
  { id, channel, requestId, endpointId }: Sequence,
  at: Date,
): Promise<void> {
  if (requestId === null) return;
  await manager.update(
    OutboxMessage,
    {
      id: LessThan(id),
      channel,
      requestId,
      endpointId: endpointId ?? IsNull(),
      state: OutboxState.WAITING,
      nextAttemptAt: MoreThan(at),
    },
    { nextAttemptAt: at },
  );
}

/** States that may be due; an attempt whose process died comes before new messages. */
const openStates = [OutboxState.SENDING, OutboxState.WAITING] as const;

/**
 * The stored queue of one channel. An attempt is recorded before it starts, with a lease that its
 * process renews; if the process dies, the lease expires and the message is due again with the same
 * Message-ID. The number of the attempt identifies the owner of the lease: a process that was
 * suspended can neither renew the lease of an attempt that was taken over nor record its outcome.
 */
export class OutboxQueue {
  /** The recipients that did not respond at the last attempt; null is the channel's only one. */
  private readonly unreachable = new Set<OutboxMessage['endpointId']>();

  constructor(
    private readonly database: Database,
    private readonly channel: OutboxChannel,
  ) {}

  /** Claims the message that has been due longest, marks it as being sent, and resolves with it. */
  claim(at: Date, leasedUntil: Date): Promise<OutboxMessage | undefined> {
    return this.database.write(async (manager) => {
      for (const state of openStates) {
        const due = await this.next(manager, state, at);
        if (due === undefined || due.nextAttemptAt > at) {
          continue;
        }
        const { id, attempts } = due;
        const changes = {
          state: OutboxState.SENDING,
          attempts: attempts + 1,
          nextAttemptAt: leasedUntil,
        };
        // If two processes use the same PostgreSQL database, only one finds the row unchanged.
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
   * Renews the lease of the process that sends a message. Resolves with false if another process
   * has taken the message over, or it was erased.
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
   * Records an attempt in the ledger, and its outcome in the queue. A message that was stopped or
   * taken over in the meantime is not changed, and one that was erased leaves no entry in the
   * ledger either. The effects of a delivery are stored in the same transaction.
   */
  async record(
    message: Attempt & Sequence,
    outcome: AttemptOutcome,
    afterDelivery?: (manager: EntityManager) => Promise<void> | undefined,
  ): Promise<void> {
    const { id, attempts } = message;
    const { delivered, retryAt, startedAt, finishedAt } = outcome;
    await this.database.write(async (manager) => {
      const { affected } = await (delivered
        ? manager.update(OutboxMessage, { id, attempts }, { state: OutboxState.DELIVERED })
        : manager.update(
            OutboxMessage,
            { id, attempts, state: OutboxState.SENDING },
            retryAt
              ? { state: OutboxState.WAITING, nextAttemptAt: retryAt }
              : { state: OutboxState.GIVEN_UP, data: null },
          ));
      if (delivered && affected === 1) {
        await afterDelivery?.(manager);
      }
      if (retryAt && affected === 1) {
        await expediteOlder(manager, message, retryAt);
      }
      if (await manager.existsBy(OutboxMessage, { id })) {
        await manager.insert(DeliveryAttempt, {
          id: uuidv7(),
          messageId: id,
          startedAt,
          finishedAt,
          delivered,
          // PostgreSQL stores no NUL, which a compressed response contains.
          response: withoutStrayControls(outcome.response).slice(0, maxResponseLength),
        });
      }
    }, requestsLock);
  }

  /** Remembers a recipient that does not respond; once it does again, its messages are due. */
  async noteReachable(
    { endpointId }: Pick<OutboxMessage, 'endpointId'>,
    reachable: boolean,
    at: Date,
  ): Promise<void> {
    if (!reachable) this.unreachable.add(endpointId);
    else if (this.unreachable.delete(endpointId)) await this.expedite({ endpointId }, at);
  }

  /** Makes messages for the same recipient due now, because it can be reached again. */
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

  /** When the next message is due; undefined if none is queued for a recipient that is free. */
  async nextDue(at: Date): Promise<Date | undefined> {
    const next = await Promise.all(
      openStates.map((state) => this.next(this.database.reader, state, at)),
    );
    const times = next.flatMap((message) => (message ? [message.nextAttemptAt.getTime()] : []));
    return times.length === 0 ? undefined : new Date(Math.min(...times));
  }

  /**
   * The earliest message in a state, except for disabled endpoints and those that another message is
   * being sent to: one that does not respond delays only its own messages. An e-mail waits while
   * another gateway sends an older one about the same request.
   */
  private async next(
    manager: EntityManager,
    state: OutboxState,
    at: Date,
  ): Promise<OutboxMessage | undefined> {
    const enabled = manager
      .createQueryBuilder()
      .subQuery()
      .select('endpoint.id')
      .from(WebhookEndpoint, 'endpoint')
      .where('endpoint.enabled = :enabled')
      .getQuery();
    const busy = manager
      .createQueryBuilder()
      .subQuery()
      .select('other.endpointId')
      .from(OutboxMessage, 'other')
      .where(
        'other.endpointId IS NOT NULL AND other.state = :sending AND other.nextAttemptAt > :at',
      )
      .getQuery();
    const older = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(OutboxMessage, 'older')
      .where('older.requestId = message.requestId AND older.channel = message.channel')
      .andWhere('older.endpointId IS NULL AND older.id < message.id')
      .andWhere('older.state = :sending AND older.nextAttemptAt > :at')
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
      .andWhere(
        new Brackets((recipient) =>
          recipient
            .where('message.endpointId IS NULL')
            .orWhere('message.state = :sending', { sending: OutboxState.SENDING })
            .orWhere(`message.endpointId NOT IN ${busy}`, { at }),
        ),
      )
      .andWhere(`(message.endpointId IS NOT NULL OR NOT EXISTS ${older})`, { at })
      .orderBy('message.nextAttemptAt', 'ASC')
      .addOrderBy('message.id', 'ASC')
      .limit(1)
      .getOne();
    return message ?? undefined;
  }
}
