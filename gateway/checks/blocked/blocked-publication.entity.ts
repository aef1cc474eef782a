import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits } from '../../../schema/limits.ts';
import type { Finding } from '../../../schema/check-rules.ts';

/** A scheduled post whose publication was blocked, as its e-mail reports (product 15.4). */
@Entity('held_publication')
@Index('held_publication_at', ['heldAt'])
export class BlockedPublication {
  /** Of the message in the outbox. */
  @PrimaryColumn('uuid')
  messageId!: string;

  @Column('uuid')
  postId!: string;

  @Column('varchar', { length: postLimits.titleMax })
  title!: string;

  /** When it was to be published. */
  @Column({ type: Date })
  dueAt!: Date;

  @Column({ type: Date })
  heldAt!: Date;

  @Column('simple-json')
  findings!: Finding[];
}
