import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The latest scheduled publication of a post: when it was due, and when the site noticed that the
 * post is public. In between lies a moment, or the time the server was down.
 */
@Entity('scheduled_publication')
@Index('scheduled_publication_pending', ['publicAt', 'dueAt'])
export class ScheduledPublication {
  @PrimaryColumn('uuid')
  postId!: string;

  @Column({ type: Date })
  dueAt!: Date;

  /** Null until it has happened. */
  @Column({ type: Date, nullable: true })
  publicAt!: Date | null;

  /** Whole seconds between the two; 0 until it has happened. */
  @Column('int')
  secondsLate!: number;

  /** The findings that it is published in spite of, by their keys (product 15.4). */
  @Column('simple-json', { nullable: true })
  accepted!: string[] | null;
}
