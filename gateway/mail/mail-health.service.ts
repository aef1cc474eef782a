import { Field, Int, ObjectType } from 'type-graphql';
import { In, MoreThanOrEqual } from 'typeorm';
import type { Author } from '../access/actor.ts';
import { auditActions, auditAreaOf } from '../audit/audit-action.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import { DeliveryAttempt } from './delivery-attempt.entity.ts';
import { NothingToSend } from './delivery-channel.ts';
import type { MailChannel } from './mail-channel.ts';
import { OutboxChannel, OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import { OutboxQueue } from './outbox-queue.ts';
import type { OutboxWorker } from './outbox-worker.ts';

const reasons: readonly [sign: RegExp, sentence: string][] = [
  [/ECONNREFUSED/, 'The mail server refused the connection. Check host and port in SMTP_URL.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The mail server’s name was not found. Check the host in SMTP_URL.'],
  [
    /Invalid login|Missing credentials|EAUTH|\b5(?:34|35)\b|authentication/i,
    'The mail server refused the user name or the password. Check both in SMTP_URL.',
  ],
  [
    /certificate|self.signed|wrong version number|SSL|TLS/i,
    'No encrypted connection could be established. Check smtp:// or smtps:// and the port in SMTP_URL, and the mail server’s certificate.',
  ],
  [
    /ETIMEDOUT|timeout|Greeting never received|EHOSTUNREACH|ENETUNREACH/i,
    'The mail server did not answer in time.',
  ],
  [/Mail command failed/, 'The mail server refused the sender. Check MAIL_FROM.'],
  [/recipients were rejected/, 'The mail server refused the recipients.'],
  [/Message failed|Data command failed/, 'The mail server refused the message.'],
  [/ECONNRESET|closed unexpectedly|EPIPE/i, 'The mail server closed the connection.'],
];

/** Explains why an e-mail could not be sent, in plain words; `text` is the transport's error. */
export function mailReason(text: string): string {
  const known = reasons.find(([sign]) => sign.test(text))?.[1];
  return known ?? 'The mail could not be sent.';
}

const mailChannels = [OutboxChannel.MAIL, OutboxChannel.VISITOR_MAIL];
const open = In([OutboxState.WAITING, OutboxState.SENDING]);

/** Concerns one visitor's e-mail and is shown with it; the server accepts other mail. */
const refusedRecipient = '%recipients were rejected%';

@ObjectType('MailFailure', { description: 'A current failure of e-mail delivery.' })
export class MailFailure {
  @Field({ description: 'When it last occurred.' })
  at!: Date;

  @Field({ description: 'The reason, in plain words.' })
  reason!: string;

  @Field(() => Int, { description: 'The number of queued e-mail notifications.' })
  waiting!: number;
}

@ObjectType('MailTest', { description: 'The result of a test e-mail.' })
export class MailTest {
  @Field(() => [String], { description: 'Its recipients.' })
  to!: string[];

  @Field(() => Boolean, { description: 'Whether the mail server accepted it.' })
  accepted!: boolean;

  @Field({ description: 'The outcome, in plain words.' })
  outcome!: string;

  @Field({ description: 'The mail server’s response, or why there was none.' })
  response!: string;
}

/** The audit log's detail of a test that was accepted; of others, it is the outcome. */
const acceptedDetail = 'Accepted';

interface MailHealthOptions {
  database: Database;
  mail: MailChannel;
  worker: OutboxWorker;
  /** Limits test e-mails by client. */
  limiter: AddressLimiter;
  now: () => Date;
}

/** The health of e-mail delivery: the outcome of the last attempt, and tests on demand. */
export class MailHealth {
  private readonly now: () => Date;
  /** Earlier tests may have had another configuration. */
  private readonly startedAt: Date;

  constructor(private readonly options: MailHealthOptions) {
    this.now = options.now;
    this.startedAt = this.now();
  }

  /**
   * The current failure: the last attempt, or a later test, was not accepted. Null if it was
   * accepted, no mail server is configured, or no attempted message is queued.
   */
  async failure(_actor: Author): Promise<MailFailure | null> {
    const { database, mail } = this.options;
    if (!mail.smtpConfigured) {
      return null;
    }
    const channel = In(mailChannels);
    const waiting = await database.reader.countBy(OutboxMessage, { channel, state: open });
    const last = await this.lastAttempt();
    const test = await this.lastTest();
    if (test && !(last && last.finishedAt > test.at)) {
      const { at, detail } = test;
      return detail === acceptedDetail ? null : { at, reason: detail ?? mailReason(''), waiting };
    }
    return last === undefined || last.delivered || waiting === 0
      ? null
      : { at: last.finishedAt, reason: mailReason(last.response), waiting };
  }

  /**
   * Sends a test e-mail to those who are notified of requests, or otherwise to the caller, and
   * returns the outcome. An accepted test starts the delivery of queued messages.
   * @throws Failure RATE_LIMITED for too many.
   */
  async test(actor: Author, clientAddress: string): Promise<MailTest> {
    const { database, mail, worker, limiter } = this.options;
    await limiter.take(clientAddress);
    const recipients = await mail.recipients();
    const to = recipients.length > 0 ? recipients : [actor.email];
    const outcome = await this.attempt(to);
    const at = this.now();
    await database.write((manager) =>
      recordAction(manager, {
        at,
        by: actor.email,
        action: auditActions.SETTINGS_MAIL_TEST,
        detail: outcome.accepted ? acceptedDetail : outcome.outcome,
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

  /** Of any gateway. */
  private lastTest(): Promise<AuditEntry | null> {
    const action = auditActions.SETTINGS_MAIL_TEST;
    return this.options.database.reader.findOne(AuditEntry, {
      where: { action, area: auditAreaOf(action), at: MoreThanOrEqual(this.startedAt) },
      order: { id: 'DESC' },
    });
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
      .andWhere('(message.channel <> :visitorMail OR attempt.response NOT LIKE :refused)', {
        visitorMail: OutboxChannel.VISITOR_MAIL,
        refused: refusedRecipient,
      })
      .andWhere('attempt.response <> :nothing', { nothing: NothingToSend.text })
      .orderBy('attempt.id', 'DESC')
      .limit(1)
      .getOne();
    return attempt ?? undefined;
  }
}
