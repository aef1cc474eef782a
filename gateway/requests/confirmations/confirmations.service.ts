import { In, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { confirmationLimits } from '../../../schema/reply-rules.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import type { Logger } from '../../log/logger.ts';
import {
  OutboxChannel,
  OutboxEvent,
  OutboxMessage,
  OutboxState,
} from '../../mail/outbox-message.entity.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import type { RequestSettingsService } from '../settings/request-settings.service.ts';
import type { ConfirmationLimits } from './confirmation-limits.ts';
import { ConfirmedAddress } from './confirmed-address.entity.ts';

interface ConfirmationsOptions {
  database: Database;
  outbox: Outbox;
  settings: RequestSettingsService;
  limits: ConfirmationLimits;
  logger: Logger;
  now: () => Date;
}

/** The same key for all addresses of one mailbox: the part after a plus sign is removed. */
function addressKeyOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const [mailbox = ''] = emailKey.slice(0, at).split('+');
  return mailbox === '' ? emailKey : mailbox + emailKey.slice(at);
}

/** Confirmations of requests to their senders (product 14.8). */
export class Confirmations {
  constructor(private readonly options: ConfirmationsOptions) {}

  /**
   * Adds a confirmation to the outbox, in the transaction that stores the request, if the settings
   * enable it, there is no spam signal and the address may receive one. Never fails: an error is
   * rolled back and logged, and the request is stored.
   */
  readonly note = async (manager: EntityManager, request: VisitorRequest): Promise<void> => {
    try {
      // A savepoint: on PostgreSQL a failed statement would otherwise abort the whole transaction.
      await manager.transaction((within) => this.write(within, request));
    } catch (error) {
      // A reached limit has already been logged once.
      if (!(error instanceof Failure && error.code === 'RATE_LIMITED')) {
        this.options.logger.error({ err: error }, 'A request could not be confirmed');
      }
    }
  };

  /** Deletes addresses that are no longer needed to limit confirmations. */
  async purge(): Promise<void> {
    await this.options.database.write((manager) =>
      manager.delete(ConfirmedAddress, { confirmedAt: LessThanOrEqual(this.dayAgo()) }),
    );
  }

  private async write(manager: EntityManager, request: VisitorRequest): Promise<void> {
    const { confirmRequests } = await this.options.settings.current(manager);
    if (!confirmRequests || request.marks.length > 0) return;
    if (await this.fails(manager, request.emailKey)) return;
    if (!(await this.isFirstToday(manager, request))) return;
    const { limits, outbox } = this.options;
    await limits.within(request.emailKey, () =>
      outbox.addVisitorEmail(manager, {
        event: OutboxEvent.REQUEST_CONFIRMED,
        requestId: request.id,
      }),
    );
  }

  /** Whether mail to this address was attempted and not delivered. */
  private fails(manager: EntityManager, emailKey: string): Promise<boolean> {
    const ofVisitor = { channel: OutboxChannel.VISITOR_MAIL };
    const notArrived = In([OutboxState.WAITING, OutboxState.GIVEN_UP]);
    return manager
      .createQueryBuilder(OutboxMessage, 'message')
      .innerJoin(VisitorRequest, 'request', 'request.id = message.requestId')
      .where('request.emailKey = :emailKey', { emailKey })
      .andWhere([
        { ...ofVisitor, state: notArrived, attempts: MoreThan(0) },
        { ...ofVisitor, state: OutboxState.SENDING, attempts: MoreThan(1) },
      ])
      .getExists();
  }

  private async isFirstToday(
    manager: EntityManager,
    { id: requestId, emailKey }: VisitorRequest,
  ): Promise<boolean> {
    const addressKey = addressKeyOf(emailKey);
    const confirmed = { requestId, confirmedAt: this.options.now() };
    const { affected } = await manager.update(
      ConfirmedAddress,
      { addressKey, confirmedAt: LessThanOrEqual(this.dayAgo()) },
      confirmed,
    );
    if (affected === 1) return true;
    // Of two concurrent requests, only one creates the row for the address.
    await manager
      .createQueryBuilder()
      .insert()
      .into(ConfirmedAddress)
      .values({ addressKey, ...confirmed })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.existsBy(ConfirmedAddress, { addressKey, requestId });
  }

  private dayAgo(): Date {
    return new Date(this.options.now().getTime() - confirmationLimits.oncePerMs);
  }
}
