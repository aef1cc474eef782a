import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A reply that an administrator is writing and has not sent. */
@Entity('reply_draft')
export class ReplyDraft {
  @PrimaryColumn('uuid')
  requestId!: string;

  /** E-mail address of its writer; each administrator has a separate draft. */
  @PrimaryColumn('varchar', { length: 254 })
  owner!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  message!: string;

  /** The number of replies that its writer has seen. */
  @Column('int')
  basedOnReplies!: number;

  /** When it was written, by the writer's clock. */
  @Column({ type: Date })
  writtenAt!: Date;

  /** When it arrived at the server. */
  @Column({ type: Date })
  savedAt!: Date;
}
