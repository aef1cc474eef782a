import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The latest scheduled publication of a post: its scheduled time, and when the site noticed that
 * the post is public. The difference is a moment, or the time that the server was down.
 */
@Entity('scheduled_publication')
@Index('scheduled_publication_pending', ['publicAt', 'dueAt'])
export class ScheduledPublication {
  @PrimaryColumn('uuid')
  postId!: string;

  @Column({ type: Date })
  dueAt!: Date;

  /** Null until published. */
  @Column({ type: Date, nullable: true })
  publicAt!: Date | null;

  /** Whole seconds between the two; 0 until published. */
  @Column('int')
  secondsLate!: number;

  /** Keys of the findings that the publication overrides (product 15.4). */
  @Column('simple-json', { nullable: true })
  accepted!: string[] | null;

  /** E-mail address of the person who set it; null for a program. */
  @Column('varchar', { length: 254, nullable: true })
  setBy!: string | null;
}
