import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The longest answer of another server that the ledger keeps. */
export const maxResponseLength = 500;

/** A line of the delivery ledger: one attempt and what the other side said to it. */
@ObjectType('DeliveryAttempt', { description: 'One attempt to deliver a notification.' })
@Entity('delivery_attempt')
@Index('delivery_attempt_message', ['messageId', 'id'])
export class DeliveryAttempt {
  @PrimaryColumn('uuid')
  id!: string;

  /** Id of the outbox message. */
  @Column('uuid')
  messageId!: string;

  @Field({ description: 'When it began.' })
  @Column({ type: Date })
  startedAt!: Date;

  @Field({ description: 'When its outcome was known.' })
  @Column({ type: Date })
  finishedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the other side accepted.' })
  @Column('boolean')
  delivered!: boolean;

  @Field({ description: 'What the other side answered, or why there was no answer.' })
  @Column('varchar', { length: maxResponseLength })
  response!: string;
}
