import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export enum OutboxChannel {
  MAIL = 'mail',
  WEBHOOK = 'webhook',
  VISITOR_MAIL = 'visitor',
}

export enum OutboxState {
  WAITING = 'waiting',
  SENDING = 'sending',
  DELIVERED = 'delivered',
  GIVEN_UP = 'given up',
}

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
  CONSENT_WITHDRAWN = 'consent.withdrawn',
  PERSON_DATA = 'person.data',
  PERSON_ERASURE = 'person.erasure',
  PERSON_INVITED = 'person.invited',
  REQUEST_WAITING = 'request.waiting',
  WEEKLY_DIGEST = 'digest.weekly',
  PUBLICATION_HELD = 'post.held',
  REVIEW_ASKED = 'review.asked',
  REVIEW_CODE = 'review.code',
  REVIEW_DECIDED = 'review.decided',
}

registerEnumType(OutboxChannel, {
  name: 'OutboxChannel',
  description: 'The channel of a notification.',
  valuesConfig: {
    MAIL: { description: 'An e-mail to the configured notification addresses.' },
    WEBHOOK: { description: 'A signed POST to one endpoint.' },
    VISITOR_MAIL: {
      description:
        'An e-mail to the visitor who sent a request, to a person who is invited, or to a reviewer.',
    },
  },
});

registerEnumType(OutboxState, {
  name: 'OutboxState',
  description: 'The delivery state of a notification.',
  valuesConfig: {
    WAITING: {
      description: 'It is queued for its next attempt, or until the channel is configured.',
    },
    SENDING: { description: 'An attempt is in progress.' },
    DELIVERED: { description: 'The recipient has accepted it.' },
    GIVEN_UP: {
      description: 'An administrator has stopped its delivery, or nothing is left to send.',
    },
  },
});

registerEnumType(OutboxEvent, {
  name: 'OutboxEvent',
  description: 'The event of a notification.',
  valuesConfig: {
    REQUEST_RECEIVED: { description: 'A visitor sent a request.' },
    REQUEST_STATUS: { description: 'The status of a request changed.' },
    POST_PUBLISHED: { description: 'An article became public.' },
    POST_UPDATED: { description: 'A public article was changed.' },
    POST_WITHDRAWN: { description: 'An article is no longer public.' },
    CONTENT_PUBLISHED: { description: 'A part of the site’s texts was published.' },
    TEST: { description: 'An administrator tests a webhook.' },
    REQUEST_REPLY: { description: 'An administrator replies to a request.' },
    MEETING_BOOKED: { description: 'A visitor booked a meeting.' },
    MEETING_RESCHEDULED: { description: 'A visitor rescheduled a meeting.' },
    MEETING_CANCELLED: { description: 'A visitor cancelled a meeting.' },
    REQUEST_WAITING: { description: 'A request is overdue for a reply.' },
    WEEKLY_DIGEST: { description: 'The weekly digest.' },
    PUBLICATION_HELD: {
      description: 'Checks blocked a scheduled post, which became a draft again.',
    },
    REQUEST_CONFIRMED: { description: 'A visitor receives a confirmation of their request.' },
    CONSENT_WITHDRAWN: { description: 'A visitor withdrew a consent.' },
    PERSON_DATA: { description: 'A visitor receives a copy of their data.' },
    PERSON_ERASURE: { description: 'A visitor receives the link for erasing their data.' },
    PERSON_INVITED: { description: 'A person is invited to the administration.' },
    REVIEW_ASKED: { description: 'A reviewer receives the link to a post.' },
    REVIEW_CODE: { description: 'A reviewer receives the code for a decision.' },
    REVIEW_DECIDED: {
      description: 'A reviewer has decided; who asked for the review is notified.',
    },
  },
});

/**
 * A notification to be delivered, written in the transaction of the request that it concerns
 * (product 8.1). It contains no personal data: its content is read from the request when it is
 * sent.
 */
@ObjectType('OutboxMessage', { description: 'A notification to be delivered.' })
@Entity('outbox_message')
@Index('outbox_message_due', ['state', 'channel', 'nextAttemptAt'])
@Index('outbox_message_request', ['requestId'])
export class OutboxMessage {
  @Field(() => ID, { description: 'Unique id; newer notifications have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => OutboxChannel, { description: 'Its channel.' })
  @Column('varchar', { length: 10 })
  channel!: OutboxChannel;

  @Field(() => OutboxEvent, { description: 'Its event.' })
  @Column('varchar', { length: 20 })
  event!: OutboxEvent;

  @Field(() => ID, { nullable: true, description: 'The request that it concerns.' })
  @Column('uuid', { nullable: true })
  requestId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The endpoint of a webhook.' })
  @Column('uuid', { nullable: true })
  endpointId!: string | null;

  /**
   * The payload of a webhook that is not derived from the request, or the encrypted secret of an
   * e-mail to a reviewer until it is delivered; contains nothing that a visitor wrote.
   */
  @Column('simple-json', { nullable: true })
  data!: Record<string, string | number | null> | null;

  /** The same in every attempt, so that the recipient can detect repetitions. */
  @Field({ description: 'Message-ID or webhook-id, the same in every attempt.' })
  @Column('varchar', { length: 200 })
  messageId!: string;

  @Field(() => OutboxState, { description: 'Its delivery state.' })
  @Column('varchar', { length: 10 })
  state!: OutboxState;

  @Field(() => Int, { description: 'The number of attempts.' })
  @Column('int', { default: 0 })
  attempts!: number;

  @Field({ description: 'When it was created.' })
  @Column({ type: Date })
  createdAt!: Date;

  /** While it is being sent: when the lease of its process expires. */
  @Field({ description: 'Not tried before this time.' })
  @Column({ type: Date })
  nextAttemptAt!: Date;
}
