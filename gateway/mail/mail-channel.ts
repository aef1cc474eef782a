import type { Environment } from '../environment/env.ts';
import type { DeliveryChannel, Lease } from './delivery-channel.ts';
import type { DeliveryTimings } from './delivery-lane.ts';
import type { MailServer } from './mail-server.ts';
import { OutboxChannel, type OutboxEvent, type OutboxMessage } from './outbox-message.entity.ts';
import { writeEmail, type VisitorEmailWriter } from './visitor-email-channel.ts';

/** The mail configuration; tests may shorten the outbox timings. */
export type MailSettings = Environment['mail'] & { timings?: DeliveryTimings };

interface MailChannelOptions {
  mail: MailSettings;
  server: MailServer;
  /** The notification addresses in the settings. */
  notifyEmails: () => Promise<string[]>;
  publicUrl: string;
}

/**
 * Notifications by e-mail over SMTP. They are sent only to the site's own people; the submitted
 * address is only the Reply-To and receives nothing (mail injection, address bombs).
 */
export class MailChannel implements DeliveryChannel {
  readonly name = OutboxChannel.MAIL;

  private readonly writers = new Map<OutboxEvent, VisitorEmailWriter>();

  constructor(private readonly options: MailChannelOptions) {}

  /**
   * Registers the writer of an event's e-mails; call it before the outbox starts. They are sent to
   * those who are notified of requests, unless the writer sets other recipients.
   */
  writtenBy(event: OutboxEvent, writer: VisitorEmailWriter): void {
    this.writers.set(event, writer);
  }

  /** The recipients of notifications: NOTIFY_EMAILS, or those in the settings. */
  async recipients(): Promise<string[]> {
    const { notify } = this.options.mail;
    return notify.length > 0 ? notify : this.options.notifyEmails();
  }

  /** The environment variable that sets the recipients; undefined if the settings do. */
  get recipientsVariable(): string | undefined {
    return this.options.mail.notify.length > 0 ? 'NOTIFY_EMAILS' : undefined;
  }

  get smtpConfigured(): boolean {
    return this.options.server.configured;
  }

  /**
   * Sends a test e-mail without the outbox, using the transport of notifications. Resolves with the
   * mail server's response.
   * @throws Error when the server does not accept it, or none is configured.
   */
  sendTest(to: readonly string[]): Promise<string> {
    const { server, publicUrl } = this.options;
    return server.send({
      to: [...to],
      subject: 'Test e-mail from the website',
      text: `This is a test. If you can read it, ${publicUrl} can announce new requests by e-mail.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  async configured(): Promise<boolean> {
    return this.smtpConfigured && (await this.recipients()).length > 0;
  }

  async deliver(message: OutboxMessage, lease: Lease): Promise<string> {
    const notice = await writeEmail(this.writers, message);
    const mail = {
      to: await this.recipients(),
      ...notice,
      messageId: message.messageId,
      date: message.createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    return this.options.server.deliver(mail, lease);
  }
}
