import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How a notification travels. */
export enum OutboxChannel {
  MAIL = 'mail',
  WEBHOOK = 'webhook',
  VISITOR_MAIL = 'visitor',
}

/** How far a notification has come. */
export enum OutboxState {
  WAITING = 'waiting',
  SENDING = 'sending',
  DELIVERED = 'delivered',
  GIVEN_UP = 'given up',
}

/** What a notification tells. */
export enum OutboxEvent {
  REQUEST_RECEIVED = 'request.received',
  REQUEST_STATUS = 'request.status',
  POST_PUBLISHED = 'post.published',
  POST_UPDATED = 'post.updated',
  POST_WITHDRAWN = 'post.withdrawn',
  CONTENT_PUBLISHED = 'content.published',
  TEST = 'webhook.test',
  REQUEST_REPLY = 'request.reply',
  MEETING_BOOKED = 'meeting.booked',
  MEETING_RESCHEDULED = 'meeting.rescheduled',
  MEETING_CANCELLED = 'meeting.cancelled',
  REQUEST_CONFIRMED = 'request.confirmed',
  REQUEST_WAITING = 'request.waiting',
  WEEKLY_DIGEST = 'digest.weekly',
  PUBLICATION_HELD = 'post.held',
}

registerEnumType(OutboxChannel, {
  name: 'OutboxChannel',
  description: 'How a notification travels.',
  valuesConfig: {
    MAIL: { description: 'An e-mail to the addresses that are to be notified.' },
    WEBHOOK: { description: 'A signed POST to one endpoint.' },
    VISITOR_MAIL: { description: 'An e-mail to the visitor who sent a request.' },
  },
});

registerEnumType(OutboxState, {
  name: 'OutboxState',
  description: 'How far a notification has come.',
  valuesConfig: {
    WAITING: { description: 'It waits for its next attempt, or to be configured.' },
    SENDING: { description: 'An attempt is under way.' },
    DELIVERED: { description: 'The other side has accepted it.' },
    GIVEN_UP: { description: 'The administrator has given it up.' },
  },
});

registerEnumType(OutboxEvent, {
  name: 'OutboxEvent',
  description: 'What a notification tells.',
  valuesConfig: {
    REQUEST_RECEIVED: { description: 'A visitor sent a request.' },
    REQUEST_STATUS: { description: 'A request got another status.' },
    POST_PUBLISHED: { description: 'An article became public.' },
    POST_UPDATED: { description: 'A public article was changed.' },
    POST_WITHDRAWN: { description: 'An article is no longer public.' },
    CONTENT_PUBLISHED: { description: 'A part of the site’s texts was put in force.' },
    TEST: { description: 'The administrator tests a webhook.' },
    REQUEST_REPLY: { description: 'An administrator replies to a request.' },
    MEETING_BOOKED: { description: 'A visitor booked a meeting.' },
    MEETING_RESCHEDULED: { description: 'A visitor gave a meeting another time.' },
    MEETING_CANCELLED: { description: 'A visitor cancelled a meeting.' },
    REQUEST_WAITING: { description: 'A request has waited too long for an answer.' },
    WEEKLY_DIGEST: { description: 'How the past week was.' },
    PUBLICATION_HELD: { description: 'A scheduled post had findings and became a draft again.' },
    REQUEST_CONFIRMED: { description: 'A visitor is told that their request has arrived.' },
  },
});

/**
 * A notification on its way, written in the transaction of the request it tells about
 * (product 8.1). It holds no personal data: what it says is read from the request when it is sent.
 */
@ObjectType('OutboxMessage', { description: 'A notification on its way.' })
@Entity('outbox_message')
@Index('outbox_message_due', ['state', 'channel', 'nextAttemptAt'])
@Index('outbox_message_request', ['requestId'])
export class OutboxMessage {
  @Field(() => ID, { description: 'Unique id; newer notifications have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => OutboxChannel, { description: 'How it travels.' })
  @Column('varchar', { length: 10 })
  channel!: OutboxChannel;

  @Field(() => OutboxEvent, { description: 'What it tells.' })
  @Column('varchar', { length: 20 })
  event!: OutboxEvent;

  @Field(() => ID, { nullable: true, description: 'The request it tells about.' })
  @Column('uuid', { nullable: true })
  requestId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The endpoint a webhook goes to.' })
  @Column('uuid', { nullable: true })
  endpointId!: string | null;

  /** What a webhook is told, where the request does not say it; nothing that a visitor wrote. */
  @Column('simple-json', { nullable: true })
  data!: Record<string, string | number | null> | null;

  /** The same in every attempt, so that the other side can tell a repetition. */
  @Field({ description: 'Message-ID or webhook-id, the same in every attempt.' })
  @Column('varchar', { length: 200 })
  messageId!: string;

  @Field(() => OutboxState, { description: 'How far it has come.' })
  @Column('varchar', { length: 10 })
  state!: OutboxState;

  @Field(() => Int, { description: 'How often it has been tried.' })
  @Column('int', { default: 0 })
  attempts!: number;

  @Field({ description: 'When it was written.' })
  @Column({ type: Date })
  createdAt!: Date;

  /** While it is being sent: until when its process has vouched for being alive. */
  @Field({ description: 'Not tried before this time.' })
  @Column({ type: Date })
  nextAttemptAt!: Date;
}
