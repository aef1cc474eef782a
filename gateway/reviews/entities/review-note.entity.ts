import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What became of a note; `LOST` is not stored, because a passage may return. */
export type StoredNoteState = 'OPEN' | 'APPLIED' | 'RESOLVED';

/** A reviewer’s note on a passage (product 26.4). */
@Entity('review_note')
export class ReviewNote {
  @PrimaryColumn('uuid')
  id!: string;

  @Index('review_note_review')
  @Column('uuid')
  reviewId!: string;

  /** The passage as readers see it, and the text around it. */
  @Column('text')
  passage!: string;

  @Column('text', { default: '' })
  prefix!: string;

  @Column('text', { default: '' })
  suffix!: string;

  @Column('text')
  note!: string;

  /** The wording that the reviewer suggests for the passage, if any. */
  @Column('text', { nullable: true })
  suggestion!: string | null;

  @Column('varchar', { length: 16 })
  state!: StoredNoteState;

  @Column({ type: Date })
  createdAt!: Date;

  @Column({ type: Date, nullable: true })
  closedAt!: Date | null;

  /** E-mail address of the person who applied or resolved it. */
  @Column('varchar', { length: 254, nullable: true })
  closedBy!: string | null;
}
