import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { In } from 'typeorm';
import { deskMessages } from '../../schema/messages.ts';
import { replyMessages, replyRules as rules } from '../../schema/reply-rules.ts';
import type { Author } from '../access/actor.ts';
import { auditActions } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { requestsLock } from '../database/locks.ts';
import { requireRecord } from '../database/record-id.ts';
import { insertRows } from '../database/rows.ts';
import { Failure } from '../failure.ts';
import type { Outbox } from '../mail/outbox.ts';
import { OutboxEvent, OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import { setStatus } from '../requests/desk/set-status.ts';
import { RequestStatus, VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { Rule } from '../validation/rule.decorator.ts';
import { validated } from '../validation/validated.ts';
import { ReplyDraft } from './drafts/reply-draft.entity.ts';
import { filledReply, type MeetingLinkOf } from './filled-reply.ts';
import { RequestReply } from './request-reply.entity.ts';

@InputType('ReplyInput', { description: 'A reply to a request, sent to its visitor by e-mail.' })
export class ReplyInput {
  @Field({ description: 'One line; placeholders such as {{firstName}} are filled.' })
  @Rule(rules.subject)
  subject!: string;

  @Field({ description: 'Plain text; placeholders such as {{firstName}} are filled.' })
  @Rule(rules.message)
  message!: string;

  @Field(() => Int, { description: 'The number of replies when it was written.' })
  @Rule(rules.basedOnReplies)
  basedOnReplies!: number;
}

/** A reply with its delivery state. */
@ObjectType('RequestReply', { description: 'A reply to a request, as it was sent.' })
export class RequestReplyType {
  @Field(() => ID, { description: 'Unique id; later replies have greater ids.' })
  id!: string;

  @Field({ description: 'With its placeholders filled.' })
  subject!: string;

  @Field({ description: 'With its placeholders filled; what the visitor wrote is not in it.' })
  message!: string;

  @Field({ description: 'E-mail address of its sender.' })
  sentBy!: string;

  @Field({ description: 'When it was added to the outbox.' })
  sentAt!: Date;

  @Field(() => OutboxState, { description: 'Its delivery state.' })
  state!: OutboxState;

  @Field(() => OutboxMessage, { description: 'Its outbox message, with each attempt.' })
  delivery!: OutboxMessage;
}

interface RepliesOptions {
  database: Database;
  outbox: Outbox;
  /** The value of {{meetingLink}}. */
  meetingLink: MeetingLinkOf;
  /** Called after a reply was added to the outbox. */
  onReply: () => void;
}

/** Replies to visitors' requests, as a thread (product 14.1). */
export class RepliesService {
  constructor(private readonly options: RepliesOptions) {}

  /**
   * Stores a reply in one transaction with its message to the visitor, sets a new request to
   * contacted, and deletes the sender's draft.
   * @throws Failure NOT_FOUND for an unknown request, CONFLICT when there are replies that the
   *   writer has not seen, BAD_USER_INPUT with a message per invalid field.
   */
  async send(actor: Author, id: string, raw: unknown): Promise<VisitorRequest> {
    const input = validated(ReplyInput, raw);
    const { database, outbox, meetingLink, onReply } = this.options;
    const replied = await database.write(async (manager) => {
      const request = await requireRecord(manager, VisitorRequest, id, deskMessages.requestMissing);
      if ((await manager.countBy(RequestReply, { requestId: id })) !== input.basedOnReplies) {
        throw new Failure('CONFLICT', replyMessages.conflict);
      }
      const text = filledReply(input, request, await meetingLink(request));
      const by = actor.email;
      const message = await outbox.addVisitorEmail(manager, {
        event: OutboxEvent.REQUEST_REPLY,
        requestId: id,
      });
      // The same time in all records, so that the digest recognizes that this status was not set
      // manually.
      const at = message.createdAt;
      const ordinal = input.basedOnReplies + 1;
      await insertRows(manager, RequestReply, {
        ...text,
        id: message.id,
        requestId: id,
        ordinal,
        sentBy: by,
        sentAt: at,
      });
      await recordAction(manager, {
        at,
        by,
        action: auditActions.REQUEST_REPLY,
        subject: { kind: 'request', id },
      });
      if (request.status === RequestStatus.NEW) {
        await setStatus(manager, [request], { status: RequestStatus.CONTACTED, by, at });
      }
      await manager.delete(ReplyDraft, { requestId: id, owner: by });
      return request;
    }, requestsLock);
    onReply();
    return replied;
  }

  /** The replies to a request with their delivery states, oldest first. */
  async thread(_actor: Author, requestId: string): Promise<RequestReplyType[]> {
    const { reader } = this.options.database;
    const replies = await reader.find(RequestReply, {
      where: { requestId },
      order: { ordinal: 'ASC' },
    });
    const messages = await reader.findBy(OutboxMessage, { id: In(replies.map(({ id }) => id)) });
    return replies.flatMap((reply) => {
      const delivery = messages.find(({ id }) => id === reply.id);
      return delivery === undefined
        ? []
        : [Object.assign(reply, { state: delivery.state, delivery })];
    });
  }
}
