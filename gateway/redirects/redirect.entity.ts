import { Column, Entity, PrimaryColumn } from 'typeorm';
import { redirectLimits as limits } from '../../schema/redirect-rules.ts';

/**
 * A redirect from a missing page for anonymous visitors, set by an administrator (product 12.7).
 */
@Entity('redirect')
export class Redirect {
  /** A UUIDv7, so that ids are in the order of creation. */
  @PrimaryColumn('uuid')
  id!: string;

  /** A path in canonical form. */
  @Column('varchar', { length: limits.fromMax, unique: true })
  from!: string;

  /** A path on this site, with optional query and fragment, or an https URL. */
  @Column('varchar', { length: limits.toMax })
  to!: string;

  @Column({ type: Date })
  createdAt!: Date;

  /** E-mail address of its creator. */
  @Column('varchar', { length: 254 })
  createdBy!: string;
}
