import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { replyLimits } from '../../schema/reply-limits.ts';

/** A reply to a visitor's request as it was sent; how far it has come is a matter of the outbox. */
@Entity('request_reply')
@Index('request_reply_order', ['requestId', 'ordinal'], { unique: true })
export class RequestReply {
  /** Its message in the outbox has the same. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  requestId!: string;

  /** 1 for the first reply to a request. Of two with the same number, one is not stored. */
  @Column('int')
  ordinal!: number;

  /** With its placeholders filled. */
  @Column('varchar', { length: replyLimits.subjectMax })
  subject!: string;

  /** With its placeholders filled. */
  @Column('text')
  message!: string;

  /** E-mail address of who sent it. */
  @Column('varchar', { length: 254 })
  sentBy!: string;

  @Column({ type: Date })
  sentAt!: Date;
}
