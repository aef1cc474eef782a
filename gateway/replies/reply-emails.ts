import { replyLimits } from '../../schema/reply-rules.ts';
import type { Database } from '../database/database.ts';
import { htmlDocument, paragraphs } from '../mail/html-text.ts';
import { OutboxChannel, OutboxEvent, OutboxMessage } from '../mail/outbox-message.entity.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../mail/visitor-email-channel.ts';
import { submittedLines } from '../requests/entities/submitted-fields.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { RequestReply } from './request-reply.entity.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The text and HTML of a reply, with the visitor's input quoted below. */
function replyTexts(message: string, request: VisitorRequest): { text: string; html: string } {
  const reply = message.replace(/\r\n?/g, '\n');
  const typed = submittedLines(request).join('\n').replace(/\r\n?/g, '\n');
  const introduction = `On ${day.format(request.createdAt)}, you wrote to us:`;
  const quoted = typed.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  return {
    text: [reply, '', introduction, '', ...quoted, ''].join('\n'),
    html: htmlDocument([
      paragraphs(reply),
      `<p>${introduction}</p>`,
      '<blockquote style="margin:0;padding-left:1em;border-left:2px solid #999">',
      paragraphs(typed),
      '</blockquote>',
    ]),
  };
}

interface ReplyEmailsOptions {
  database: Database;
  /** The reply-to address for visitors. */
  answerTo: () => Promise<string | undefined>;
}

/** Writes replies as e-mails that form one thread in any mail program (product 14.2). */
export class ReplyEmails {
  constructor(private readonly options: ReplyEmailsOptions) {}

  /** The e-mail of a reply; undefined if the reply was erased. */
  readonly write: VisitorEmailWriter = async (message): Promise<VisitorEmail | undefined> => {
    const { database, answerTo } = this.options;
    const { reader } = database;
    const reply = await reader.findOneBy(RequestReply, { id: message.id });
    const request = reply && (await reader.findOneBy(VisitorRequest, { id: reply.requestId }));
    if (reply === null || request === null) {
      return undefined;
    }
    const [references, replyTo] = await Promise.all([this.before(reply), answerTo()]);
    const inReplyTo = references.at(-1);
    return {
      to: { name: `${request.firstName} ${request.lastName}`, address: request.email },
      ...(replyTo === undefined ? {} : { replyTo }),
      subject: reply.subject,
      ...replyTexts(reply.message, request),
      ...(inReplyTo === undefined ? {} : { inReplyTo, references }),
    };
  };

  /**
   * The Message-IDs of the previous e-mails, oldest first: the announcement of the request, so that
   * the visitor's answer joins it in the team's mailbox, the confirmation, and the previous
   * replies.
   */
  private async before({ requestId, ordinal }: RequestReply): Promise<string[]> {
    const { reader } = this.options.database;
    const find = (channel: OutboxChannel, event: OutboxEvent) =>
      reader.find(OutboxMessage, {
        where: { requestId, channel, event },
        order: { id: 'ASC' },
        take: 1,
      });
    const announced = await find(OutboxChannel.MAIL, OutboxEvent.REQUEST_RECEIVED);
    const confirmed = await find(OutboxChannel.VISITOR_MAIL, OutboxEvent.REQUEST_CONFIRMED);
    const replies = await reader
      .createQueryBuilder(OutboxMessage, 'message')
      .innerJoin(RequestReply, 'reply', 'reply.id = message.id')
      .where('reply.requestId = :requestId', { requestId })
      .andWhere('reply.ordinal < :ordinal', { ordinal })
      .orderBy('reply.ordinal', 'ASC')
      .getMany();
    const all = [...announced, ...confirmed, ...replies];
    return all.map(({ messageId }) => messageId).slice(-replyLimits.referencesMax);
  }
}
