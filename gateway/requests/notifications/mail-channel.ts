import type { Database } from '../../database/database.ts';
import type { Environment } from '../../env.ts';
import type { RequestSettingsService } from '../settings/request-settings.service.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { DeliveryFailure, type DeliveryChannel, type Lease } from '../../mail/delivery-channel.ts';
import type { DeliveryTimings } from '../../mail/delivery-lane.ts';
import { notificationText } from './notification-text.ts';
import { OutboxChannel, type OutboxMessage } from '../../mail/outbox-message.entity.ts';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/** How mail is sent; tests may shorten the timings of the work on the outbox. */
export type MailSettings = Environment['mail'] & { timings?: DeliveryTimings };

interface MailChannelOptions {
  mail: MailSettings;
  settings: RequestSettingsService;
  database: Database;
  publicUrl: string;
}

/** Loaded with the first message, since few starts see one. */
async function transportOf(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function hasResponse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'responseCode' in error;
}

/**
 * Notifications by e-mail over SMTP. They go to the site's own people alone; the submitted address
 * stands in Reply-To and is never written to (reliability page, "mail injection, address bombs").
 */
export class MailChannel implements DeliveryChannel {
  readonly name = OutboxChannel.MAIL;
  private transport: ReturnType<typeof transportOf> | undefined;

  constructor(private readonly options: MailChannelOptions) {}

  /** Who is notified: NOTIFY_EMAILS, else what the settings name. */
  async recipients(): Promise<string[]> {
    const { notify } = this.options.mail;
    return notify.length > 0 ? notify : (await this.options.settings.inForce()).notifyEmails;
  }

  /** The environment variable that names the recipients; undefined when the settings do. */
  get recipientsVariable(): string | undefined {
    return this.options.mail.notify.length > 0 ? 'NOTIFY_EMAILS' : undefined;
  }

  get smtpConfigured(): boolean {
    return this.options.mail.smtpUrl !== undefined;
  }

  /**
   * Sends a mail that tells nothing, past the outbox, by the transport of the notifications.
   * Resolves with what the mail server answered.
   * @throws Error when it did not accept it, or none is configured.
   */
  async sendTest(to: readonly string[]): Promise<string> {
    const { mail, publicUrl } = this.options;
    const transport = await this.connected();
    const { response } = await transport.sendMail({
      from: mail.from,
      to: [...to],
      subject: 'Test e-mail from the website',
      text: `This is a test. If you read it, ${publicUrl} can announce new requests by e-mail.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return response;
  }

  private connected(): ReturnType<typeof transportOf> {
    const { smtpUrl } = this.options.mail;
    if (smtpUrl === undefined) {
      throw new Error('No mail server is configured');
    }
    return (this.transport ??= transportOf(smtpUrl));
  }

  async configured(): Promise<boolean> {
    return this.smtpConfigured && (await this.recipients()).length > 0;
  }

  async deliver(message: OutboxMessage, lease: Lease): Promise<string> {
    const { database, mail, publicUrl } = this.options;
    const request = await database.reader.findOneBy(VisitorRequest, {
      id: message.requestId ?? '',
    });
    if (request === null || !this.smtpConfigured) {
      throw new DeliveryFailure('There is nothing to send.', false);
    }
    const { subject, text } = notificationText(request, publicUrl);
    const transport = await this.connected();
    const to = await this.recipients();
    await lease.confirm();
    try {
      const { response, rejected } = await transport.sendMail({
        from: mail.from,
        to,
        replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
        subject,
        text,
        messageId: message.messageId,
        date: message.createdAt,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: lease.signal,
      });
      return rejected.length > 0 ? `${response} (refused: ${rejected.join(', ')})` : response;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DeliveryFailure(reason, !hasResponse(error));
    }
  }
}
