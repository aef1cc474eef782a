import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { replyLimits } from '../../schema/reply-rules.ts';

/** A reply to a visitor's request as it was sent; the outbox has its delivery state. */
@Entity('request_reply')
@Index('request_reply_order', ['requestId', 'ordinal'], { unique: true })
export class RequestReply {
  /** The same as the id of its outbox message. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  requestId!: string;

  /** 1 for the first reply to a request. Two replies cannot have the same number. */
  @Column('int')
  ordinal!: number;

  /** With its placeholders filled. */
  @Column('varchar', { length: replyLimits.subjectMax })
  subject!: string;

  /** With its placeholders filled. */
  @Column('text')
  message!: string;

  /** E-mail address of its sender. */
  @Column('varchar', { length: 254 })
  sentBy!: string;

  @Column({ type: Date })
  sentAt!: Date;
}
