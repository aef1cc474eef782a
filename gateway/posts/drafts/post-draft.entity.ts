import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DraftText } from '../../../schema/draft-rules.ts';

/**
 * A text that an administrator is writing and has not saved. Every form that is open writes to a
 * draft of its own, so that two tabs never overwrite each other.
 */
@Entity('post_draft')
@Index('post_draft_owner', ['owner', 'postId'])
export class PostDraft {
  /** Given by the form that writes it. */
  @PrimaryColumn('uuid')
  id!: string;

  /** E-mail address of who writes it. */
  @Column('varchar', { length: 254 })
  owner!: string;

  /** The post that is edited; null for a new one. */
  @Column('uuid', { nullable: true })
  postId!: string | null;

  /** The version of the post that was opened; null for a new one. */
  @Column('int', { nullable: true })
  basedOn!: number | null;

  /** The fields that differ from that version. */
  @Column('simple-json')
  text!: DraftText;

  /** When it was written, by the writer's clock. */
  @Column({ type: Date })
  writtenAt!: Date;

  /** When it came here. */
  @Column({ type: Date })
  savedAt!: Date;
}
