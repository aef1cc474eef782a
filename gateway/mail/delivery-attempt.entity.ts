import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The maximum length of another server's response in the ledger. */
export const maxResponseLength = 500;

/** An entry of the delivery ledger: one attempt and the recipient's response. */
@ObjectType('DeliveryAttempt', { description: 'One attempt to deliver a notification.' })
@Entity('delivery_attempt')
@Index('delivery_attempt_message', ['messageId', 'id'])
export class DeliveryAttempt {
  @PrimaryColumn('uuid')
  id!: string;

  /** The id of the outbox message. */
  @Column('uuid')
  messageId!: string;

  @Field({ description: 'When it started.' })
  @Column({ type: Date })
  startedAt!: Date;

  @Field({ description: 'When its outcome was known.' })
  @Column({ type: Date })
  finishedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the recipient accepted it.' })
  @Column('boolean')
  delivered!: boolean;

  @Field({ description: "The recipient's response, or why there was none." })
  @Column('varchar', { length: maxResponseLength })
  response!: string;
}
