import type { Database } from '../../database/database.ts';
import type { Environment } from '../../env.ts';
import type { RequestSettingsService } from '../settings/request-settings.service.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { DeliveryFailure, type DeliveryChannel, type Lease } from '../../mail/delivery-channel.ts';
import type { DeliveryTimings } from '../../mail/delivery-lane.ts';
import type { MailServer } from '../../mail/mail-server.ts';
import { notificationText } from './notification-text.ts';
import type { VisitorEmailWriter } from '../../mail/visitor-email-channel.ts';
import {
  OutboxChannel,
  type OutboxEvent,
  type OutboxMessage,
} from '../../mail/outbox-message.entity.ts';

/** How mail is sent; tests may shorten the timings of the work on the outbox. */
export type MailSettings = Environment['mail'] & { timings?: DeliveryTimings };

interface MailChannelOptions {
  mail: MailSettings;
  server: MailServer;
  settings: RequestSettingsService;
  database: Database;
  publicUrl: string;
}

/**
 * Notifications by e-mail over SMTP. They go to the site's own people alone; the submitted address
 * stands in Reply-To and is not written to (mail injection, address bombs).
 */
export class MailChannel implements DeliveryChannel {
  readonly name = OutboxChannel.MAIL;

  private readonly writers = new Map<OutboxEvent, VisitorEmailWriter>();

  constructor(private readonly options: MailChannelOptions) {}

  /**
   * Says who writes the mails of an event; to be called before the outbox is begun with. They go to
   * those who are notified, unless their writer names others.
   */
  writtenBy(event: OutboxEvent, writer: VisitorEmailWriter): void {
    this.writers.set(event, writer);
  }

  /** Who is notified: NOTIFY_EMAILS, else what the settings name. */
  async recipients(): Promise<string[]> {
    const { notify } = this.options.mail;
    return notify.length > 0 ? notify : (await this.options.settings.current()).notifyEmails;
  }

  /** The environment variable that names the recipients; undefined when the settings do. */
  get recipientsVariable(): string | undefined {
    return this.options.mail.notify.length > 0 ? 'NOTIFY_EMAILS' : undefined;
  }

  get smtpConfigured(): boolean {
    return this.options.server.configured;
  }

  /**
   * Sends a mail that tells nothing, past the outbox, by the transport of the notifications.
   * Resolves with what the mail server answered.
   * @throws Error when it did not accept it, or none is configured.
   */
  sendTest(to: readonly string[]): Promise<string> {
    const { server, publicUrl } = this.options;
    return server.send({
      to: [...to],
      subject: 'Test e-mail from the website',
      text: `This is a test. If you read it, ${publicUrl} can announce new requests by e-mail.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  async configured(): Promise<boolean> {
    return this.smtpConfigured && (await this.recipients()).length > 0;
  }

  async deliver(message: OutboxMessage, lease: Lease): Promise<string> {
    const write = this.writers.get(message.event) ?? this.announcement;
    const notice = this.smtpConfigured ? await write(message) : undefined;
    if (notice === undefined) {
      throw new DeliveryFailure('There is nothing to send.', false);
    }
    const mail = {
      to: await this.recipients(),
      ...notice,
      messageId: message.messageId,
      date: message.createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    return this.options.server.deliver(mail, lease);
  }

  /** Tells of a request that has arrived. */
  private readonly announcement: VisitorEmailWriter = async ({ requestId }) => {
    const { database, publicUrl } = this.options;
    if (requestId === null) return undefined;
    const request = await database.reader.findOneBy(VisitorRequest, { id: requestId });
    return request === null
      ? undefined
      : {
          replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
          ...notificationText(request, publicUrl),
        };
  };
}
