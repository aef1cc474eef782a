import { Field, Int, ObjectType } from 'type-graphql';
import { In, LessThan, Not, type FindOptionsWhere } from 'typeorm';
import { deskMessages } from '../../../schema/messages.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import { decodeCursor, pageSize, pageOf, type Page, type PageQuery } from '../../database/page.ts';
import { isRecordId, recordIdPattern } from '../../database/record-id.ts';
import { requestsLock } from '../../database/locks.ts';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { DeliveryAttempt } from '../../mail/delivery-attempt.entity.ts';
import type { VisitorEmailChannel } from '../../mail/visitor-email-channel.ts';
import type { MailChannel } from '../../mail/mail-channel.ts';
import { OutboxEvent, OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { OutboxWorker } from '../../mail/outbox-worker.ts';
import { WebhookEndpoint } from '../../mail/webhook-endpoint.entity.ts';

const resendWaitMs = 5_000;
const open = In([OutboxState.WAITING, OutboxState.SENDING]);
const undelivered = In([OutboxState.WAITING, OutboxState.GIVEN_UP]);
/** The event of a new request; e-mails to its sender are not notifications. */
const ofArrival = OutboxEvent.REQUEST_RECEIVED;

/**
 * The messages shown with a request: including its confirmation, but not its replies, which have a
 * thread.
 */
const ofRequest = In([ofArrival, OutboxEvent.REQUEST_CONFIRMED]);

@ObjectType('OutboxSummary', { description: 'The state of the outbox.' })
export class OutboxSummary {
  @Field(() => Int, { description: 'Notifications that are queued or being sent.' })
  waiting!: number;

  @Field(() => Int, { description: 'Notifications that an administrator stopped.' })
  givenUp!: number;

  @Field(() => Date, { nullable: true, description: 'When the oldest queued one was created.' })
  oldestWaitingSince!: Date | null;

  @Field(() => Boolean, { description: 'Whether SMTP_URL is set.' })
  smtpConfigured!: boolean;

  @Field(() => [String], { description: 'The recipients of e-mail notifications.' })
  recipients!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The environment variable that sets them; null if the settings do.',
  })
  recipientsVariable!: string | null;

  @Field(() => Int, { description: 'The number of enabled webhooks.' })
  webhooksEnabled!: number;
}

interface NotificationsOptions {
  database: Database;
  outbox: Outbox;
  worker: OutboxWorker;
  mail: MailChannel;
  visitorEmails: VisitorEmailChannel;
  now: () => Date;
}

/** Administrators' view of the outbox and its ledger. */
export class NotificationsService {
  private readonly now: () => Date;

  constructor(private readonly options: NotificationsOptions) {
    this.now = options.now;
  }

  /** The number and age of queued notifications, and missing configuration. */
  async summary(_actor: Author): Promise<OutboxSummary> {
    const { reader } = this.options.database;
    const [waiting, givenUp, oldest, webhooksEnabled, recipients] = await Promise.all([
      reader.countBy(OutboxMessage, { state: open }),
      reader.countBy(OutboxMessage, { state: OutboxState.GIVEN_UP }),
      reader.findOne(OutboxMessage, { where: { state: open }, order: { id: 'ASC' } }),
      reader.countBy(WebhookEndpoint, { enabled: true }),
      this.options.mail.recipients(),
    ]);
    return {
      waiting,
      givenUp,
      oldestWaitingSince: oldest?.createdAt ?? null,
      smtpConfigured: this.options.mail.smtpConfigured,
      recipients,
      recipientsVariable: this.options.mail.recipientsVariable ?? null,
      webhooksEnabled,
    };
  }

  /**
   * One page of the outbox, newest first.
   * @throws Failure BAD_USER_INPUT for a bad cursor or page size.
   */
  async list(
    _actor: Author,
    query: PageQuery & { state?: OutboxState | null },
  ): Promise<Page<OutboxMessage>> {
    const take = pageSize(query.first);
    const before = query.after ? decodeCursor(query.after, recordIdPattern) : undefined;
    const where: FindOptionsWhere<OutboxMessage> = {
      ...(query.state ? { state: query.state } : {}),
      ...(before === undefined ? {} : { id: LessThan(before) }),
    };
    const found = await this.options.database.reader.find(OutboxMessage, {
      where,
      order: { id: 'DESC' },
      take: take + 1,
    });
    return pageOf(found, query);
  }

  /** The number of notifications in a state, or in total. */
  count(_actor: Author, state?: OutboxState | null): Promise<number> {
    return this.options.database.reader.countBy(OutboxMessage, state ? { state } : {});
  }

  /** The notifications of one request, oldest first, and its confirmation at the end. */
  ofRequest(_actor: Author, requestId: string): Promise<OutboxMessage[]> {
    return this.options.database.reader.find(OutboxMessage, {
      where: { requestId, event: ofRequest },
      order: { event: 'DESC', id: 'ASC' },
    });
  }

  /** The ledger of one notification: all attempts, oldest first. */
  attempts(_actor: Author, messageId: string): Promise<DeliveryAttempt[]> {
    return this.options.database.reader.find(DeliveryAttempt, {
      where: { messageId },
      order: { id: 'ASC' },
    });
  }

  /**
   * Sends the notification of a request again: queued or stopped messages are tried immediately,
   * except those of a webhook that is disabled or deleted; if there are none, new ones are created.
   * Resolves with all of them, after the first attempt if that takes only seconds.
   * @throws Failure NOT_FOUND for an unknown request.
   */
  async resend(actor: Author, requestId: string): Promise<OutboxMessage[]> {
    const { database, outbox, worker } = this.options;
    const tried = await database.write(async (manager) => {
      const known =
        isRecordId(requestId) && (await manager.existsBy(VisitorRequest, { id: requestId }));
      if (!known) {
        throw new Failure('NOT_FOUND', deskMessages.requestMissing);
      }
      await recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.REQUEST_RESEND,
        subject: { kind: 'request', id: requestId },
      });
      const endpoints = await manager.findBy(WebhookEndpoint, { enabled: true });
      const enabled = new Set(endpoints.map(({ id }) => id));
      const found = await manager.findBy(OutboxMessage, {
        requestId,
        event: ofArrival,
        state: Not(OutboxState.DELIVERED),
      });
      const pending = found.filter(
        ({ endpointId }) => endpointId === null || enabled.has(endpointId),
      );
      if (pending.length === 0) {
        return outbox.requestReceived(manager, requestId);
      }
      await manager.update(
        OutboxMessage,
        { id: In(pending.map(({ id }) => id)), state: undelivered },
        { state: OutboxState.WAITING, nextAttemptAt: this.now() },
      );
      return pending;
    }, requestsLock);
    const [first] = tried;
    if (first !== undefined && (await this.options.mail.configured())) {
      const attempted = worker.nextAttempt(first.id, resendWaitMs);
      worker.start();
      await attempted;
    } else {
      worker.start();
    }
    return this.ofRequest(actor, requestId);
  }

  /**
   * Stops the delivery of a queued notification (product 8.1), with the effects on its request
   * (product 14.11).
   * @throws Failure NOT_FOUND for one that is not queued.
   */
  async giveUp(actor: Author, id: string): Promise<OutboxMessage> {
    return this.options.database.write(async (manager) => {
      const state = OutboxState.GIVEN_UP;
      const message = isRecordId(id) ? await manager.findOneBy(OutboxMessage, { id }) : null;
      // A message that is delivered at this moment is not stopped.
      const change =
        message && (await manager.update(OutboxMessage, { id, state: open }, { state }));
      if (message === null || change?.affected !== 1) {
        throw new Failure('NOT_FOUND', deskMessages.messageMissing);
      }
      const { requestId } = message;
      await recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.REQUEST_STOP,
        ...(requestId === null ? {} : { subject: { kind: 'request', id: requestId } }),
      });
      await this.options.visitorEmails.afterStop(manager, message, actor.email);
      return Object.assign(message, { state });
    }, requestsLock);
  }
}
