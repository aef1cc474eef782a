import { Column, Entity, PrimaryColumn } from 'typeorm';
import { redirectLimits as limits } from '../../schema/redirect-rules.ts';

/** Where an administrator leads strangers from a path that nothing stands at (product 12.7). */
@Entity('redirect')
export class Redirect {
  /** A UUIDv7, so that the order of ids is the order in which they were made. */
  @PrimaryColumn('uuid')
  id!: string;

  /** A path in its one spelling. */
  @Column('varchar', { length: limits.fromMax, unique: true })
  from!: string;

  /** A path on this site, with query and fragment if there are any, or an https address. */
  @Column('varchar', { length: limits.toMax })
  to!: string;

  @Column({ type: Date })
  createdAt!: Date;

  /** E-mail address of who made it. */
  @Column('varchar', { length: 254 })
  createdBy!: string;
}
