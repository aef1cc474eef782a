import { replyLimits } from '../../schema/reply-rules.ts';
import type { Database } from '../database/database.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../mail/visitor-email-channel.ts';
import { OutboxChannel, OutboxEvent, OutboxMessage } from '../mail/outbox-message.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { replyTexts } from './reply-texts.ts';
import { RequestReply } from './request-reply.entity.ts';

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
