import { In } from 'typeorm';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import type { Database } from '../../database/database.ts';
import type { AddressLimiter } from '../../http/rate-limits.ts';
import { DeliveryAttempt } from '../../mail/delivery-attempt.entity.ts';
import type { MailChannel } from './mail-channel.ts';
import { mailReason } from '../../mail/mail-reason.ts';
import { OutboxChannel, OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { OutboxQueue } from '../../mail/outbox-queue.ts';
import type { OutboxWorker } from '../../mail/outbox-worker.ts';

/** The channels that mail of any kind travels by. */
const mailChannels = [OutboxChannel.MAIL, OutboxChannel.VISITOR_MAIL];
const open = In([OutboxState.WAITING, OutboxState.SENDING]);

/** Concerns one visitor's letter and is shown beside it; the server does take other mail. */
const refusedRecipient = '%recipients were rejected%';

/** Mail that does not get through. */
export interface MailFailure {
  /** When that was seen last. */
  at: Date;
  /** Why, in plain words. */
  reason: string;
  /** How many notifications wait for it. */
  waiting: number;
}

/** What a test e-mail came to. */
export interface MailTest {
  to: string[];
  accepted: boolean;
  /** In plain words. */
  outcome: string;
  /** What the mail server or the transport said. */
  response: string;
}

interface MailHealthOptions {
  database: Database;
  mail: MailChannel;
  worker: OutboxWorker;
  /** Of test e-mails by one client. */
  limiter: AddressLimiter;
  now: () => Date;
}

/** Whether e-mail gets through: what the last attempt came to, and a test at any time. */
export class MailHealth {
  private readonly now: () => Date;
  private lastTest: { at: Date; outcome: MailTest } | undefined;

  constructor(private readonly options: MailHealthOptions) {
    this.now = options.now;
  }

  /**
   * How mail fails at present: the last attempt, or a test after it, was not accepted. Null when
   * it was, or no mail server is configured, or nothing waits that was tried.
   */
  async failure(actor: Actor): Promise<MailFailure | null> {
    requireAdministrator(actor);
    const { database, mail } = this.options;
    if (!mail.smtpConfigured) {
      return null;
    }
    const channel = In(mailChannels);
    const waiting = await database.reader.countBy(OutboxMessage, { channel, state: open });
    const last = await this.lastAttempt();
    const test = this.lastTest;
    if (test !== undefined && !(last && last.finishedAt > test.at)) {
      const { accepted, outcome } = test.outcome;
      return accepted ? null : { at: test.at, reason: outcome, waiting };
    }
    return last === undefined || last.delivered || waiting === 0
      ? null
      : { at: last.finishedAt, reason: mailReason(last.response), waiting };
  }

  /**
   * Sends a test e-mail to those who are notified of requests, else to who asks for it, and tells
   * what came of it. One that is accepted sets off what waits.
   * @throws Failure RATE_LIMITED for too many.
   */
  async test(actor: Actor, clientAddress: string): Promise<MailTest> {
    requireAdministrator(actor);
    const { database, mail, worker, limiter } = this.options;
    await limiter.take(clientAddress);
    const recipients = await mail.recipients();
    const to = recipients.length > 0 ? recipients : [actor.email];
    const outcome = await this.attempt(to);
    const at = this.now();
    this.lastTest = { at, outcome };
    await database.write((manager) =>
      recordAction(manager, {
        at,
        by: actor.email,
        action: auditActions.SETTINGS_MAIL_TEST,
        detail: outcome.accepted ? 'Accepted' : 'Not accepted',
      }),
    );
    if (outcome.accepted) {
      for (const channel of mailChannels) {
        await new OutboxQueue(database, channel).expedite({ endpointId: null }, at);
      }
      worker.start();
    }
    return outcome;
  }

  private async attempt(to: string[]): Promise<MailTest> {
    if (!this.options.mail.smtpConfigured) {
      const outcome = 'No mail server is configured. Set SMTP_URL and MAIL_FROM.';
      return { to, accepted: false, outcome, response: '' };
    }
    try {
      const response = await this.options.mail.sendTest(to);
      const outcome = `The mail server accepted a test e-mail to ${to.join(', ')}.`;
      return { to, accepted: true, outcome, response };
    } catch (error) {
      const response = error instanceof Error ? error.message : String(error);
      return { to, accepted: false, outcome: mailReason(response), response };
    }
  }

  private async lastAttempt(): Promise<DeliveryAttempt | undefined> {
    const attempt = await this.options.database.reader
      .createQueryBuilder(DeliveryAttempt, 'attempt')
      .innerJoin(OutboxMessage, 'message', 'message.id = attempt.messageId')
      .where('message.channel IN (:...channels)', { channels: mailChannels })
      .andWhere('(message.channel <> :letters OR attempt.response NOT LIKE :refused)', {
        letters: OutboxChannel.VISITOR_MAIL,
        refused: refusedRecipient,
      })
      .orderBy('attempt.id', 'DESC')
      .limit(1)
      .getOne();
    return attempt ?? undefined;
  }
}
