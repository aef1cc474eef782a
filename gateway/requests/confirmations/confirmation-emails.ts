import type { Database } from '../../database/database.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../../mail/visitor-email-channel.ts';
import { htmlDocument, paragraphs } from '../../mail/html-text.ts';
import { OutboxChannel, OutboxEvent, OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { isDemoRequest } from '../entities/demo-request.entity.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

interface ConfirmationEmailsOptions {
  database: Database;
  publicUrl: string;
  /** The reply-to address for visitors. */
  answerTo: () => Promise<string | undefined>;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Confirms the receipt and explains the next steps. A form may contain another person's address, so
 * the text contains none of its input: no name, no message.
 */
function textOf(request: VisitorRequest, publicUrl: string): string {
  const what = isDemoRequest(request) ? 'a demo of our platforms' : 'trial access to Loon Lens';
  return [
    'Hello,',
    '',
    `thank you for your interest in Loon. On ${day.format(request.createdAt)}, we received your request for ${what}.`,
    '',
    'What happens next: one of us will read it and write to you at this address. To add something, simply reply to this e-mail.',
    '',
    'If you did not send this request, someone entered your address by mistake. You do not need to do anything.',
    '',
    'The Loon team',
    publicUrl,
    '',
  ].join('\n');
}

/** Writes confirmations of requests as e-mails (product 14.8). */
export class ConfirmationEmails {
  constructor(private readonly options: ConfirmationEmailsOptions) {}

  /** The e-mail that confirms a request; undefined if the request was erased. */
  readonly write: VisitorEmailWriter = async ({ requestId }): Promise<VisitorEmail | undefined> => {
    const { database, publicUrl, answerTo } = this.options;
    const id = requestId ?? '';
    const request = await database.reader.findOneBy(VisitorRequest, { id });
    if (request === null) {
      return undefined;
    }
    const announced = await database.reader.findOne(OutboxMessage, {
      where: {
        requestId: id,
        channel: OutboxChannel.MAIL,
        event: OutboxEvent.REQUEST_RECEIVED,
      },
      order: { id: 'ASC' },
    });
    const replyTo = await answerTo();
    const text = textOf(request, publicUrl);
    return {
      to: { name: '', address: request.email },
      ...(replyTo === undefined ? {} : { replyTo }),
      subject: 'We have received your request',
      text,
      html: htmlDocument([paragraphs(text.trim())]),
      ...(announced === null ? {} : { references: [announced.messageId] }),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    };
  };
}
