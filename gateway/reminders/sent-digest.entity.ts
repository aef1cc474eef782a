import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { timeZoneMax } from '../../schema/time-zone.ts';

/** A weekly digest that was left in the outbox. Its primary key keeps it to one a week. */
@Entity('sent_digest')
@Index('sent_digest_message', ['messageId'], { unique: true })
export class SentDigest {
  /** As ISO 8601 writes it, such as 2026-W48. */
  @PrimaryColumn('varchar', { length: 10 })
  week!: string;

  @Column('uuid')
  messageId!: string;

  /** The end of the week it tells of. */
  @Column({ type: Date })
  endsAt!: Date;

  @Column('varchar', { length: timeZoneMax })
  timeZone!: string;
}
