import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { timeZoneMax } from '../../schema/time-zone.ts';

/** A weekly digest that was added to the outbox. Its primary key limits it to one a week. */
@Entity('sent_digest')
@Index('sent_digest_message', ['messageId'], { unique: true })
export class SentDigest {
  /** In ISO 8601 format, such as 2026-W48. */
  @PrimaryColumn('varchar', { length: 10 })
  week!: string;

  @Column('uuid')
  messageId!: string;

  /** The end of its week. */
  @Column({ type: Date })
  endsAt!: Date;

  @Column('varchar', { length: timeZoneMax })
  timeZone!: string;
}
