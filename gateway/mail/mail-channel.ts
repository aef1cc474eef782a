import type { Database } from '../database/database.ts';
import type { Environment } from '../env.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { VisitorRequest } from '../requests/visitor-request.entity.ts';
import { DeliveryFailure, type DeliveryChannel, type Lease } from './delivery-channel.ts';
import type { DeliveryTimings } from './delivery-lane.ts';
import { notificationText } from './notification-text.ts';
import { OutboxChannel, type OutboxMessage } from './outbox-message.entity.ts';

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

  async configured(): Promise<boolean> {
    return this.options.mail.smtpUrl !== undefined && (await this.recipients()).length > 0;
  }

  async deliver(message: OutboxMessage, lease: Lease): Promise<string> {
    const { database, mail, publicUrl } = this.options;
    const request = await database.reader.findOneBy(VisitorRequest, {
      id: message.requestId ?? '',
    });
    if (request === null || mail.smtpUrl === undefined) {
      throw new DeliveryFailure('There is nothing to send.', false);
    }
    const { subject, text } = notificationText(request, publicUrl);
    this.transport ??= transportOf(mail.smtpUrl);
    const transport = await this.transport;
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
